<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

function call(string $url, array $options = []): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('HF_TOKEN'),
            'Prefer: wait',
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

$payload = [
    'input' => ['text' => 'The train to the coast leaves at 9:42 from platform seven.'],
];
$job = call('https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/replicate' . parse_url($job['urls']['get'], PHP_URL_PATH);
$result = $job;
while ($result['status'] !== 'succeeded') {
    if (in_array($result['status'], ['failed', 'canceled', 'aborted'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(1);
    $result = call($statusUrl);
}
$value = $result['output'];
$value = is_array($value) ? $value[0] : $value;
$name = 'speech.' . pathinfo(parse_url($value, PHP_URL_PATH), PATHINFO_EXTENSION);
copy($value, $name);
echo 'Saved ', $name, PHP_EOL;
