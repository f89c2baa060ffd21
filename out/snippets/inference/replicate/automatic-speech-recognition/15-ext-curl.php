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
    'input' => new ArrayObject(),
];
$content = 'data:audio/flac;base64,' . base64_encode(file_get_contents('sample1.flac'));
$payload['input']['audio'] = $content;
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
print_r($result['output']);
echo PHP_EOL;
