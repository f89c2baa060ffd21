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

$payload = new ArrayObject();
$content = 'data:audio/mpeg;base64,' . base64_encode(file_get_contents('sample1.mp3'));
$payload['audio_url'] = $content;
$job = call('https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/fal-ai' . parse_url($job['status_url'], PHP_URL_PATH) . '?_subdomain=queue';
$result = call($statusUrl);
while ($result['status'] !== 'COMPLETED') {
    sleep(1);
    $result = call($statusUrl);
}

$resultUrl = 'https://router.huggingface.co/fal-ai' . parse_url($job['response_url'], PHP_URL_PATH) . '?_subdomain=queue';
$result = call($resultUrl);
$value = $result['audio']['url'];
$name = 'audio.' . pathinfo(parse_url($value, PHP_URL_PATH), PATHINFO_EXTENSION);
copy($value, $name);
echo 'Saved ', $name, PHP_EOL;
