<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

function call(string $url, array $options = []): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('HF_TOKEN'),
            'Content-Type: application/json',
        ],
    ]);
    $answer = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($answer === false || $status >= 300) {
        throw new RuntimeException(curl_error($curl) ?: "HTTP $status: $answer");
    }
    return json_decode($answer, true);
}

$payload = ['prompt' => 'Turn this cat into a dog.'];
$content = 'data:image/png;base64,' . base64_encode(file_get_contents('cat.png'));
$payload['image'] = $content;
$job = call('https://router.huggingface.co/wavespeed/api/v3/acme/demo-model', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/wavespeed' . parse_url($job['data']['urls']['get'], PHP_URL_PATH);
$result = call($statusUrl);
while ($result['data']['status'] !== 'completed') {
    if (in_array($result['data']['status'], ['failed', 'cancelled', 'timeout', 'deleted'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(1);
    $result = call($statusUrl);
}
$value = $result['data']['outputs'][0];
$name = 'image.' . pathinfo(parse_url($value, PHP_URL_PATH), PATHINFO_EXTENSION);
copy($value, $name);
echo 'Saved ', $name, PHP_EOL;
