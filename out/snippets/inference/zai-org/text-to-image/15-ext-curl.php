<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

function call(string $url, array $options = []): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('HF_TOKEN'),
            'x-source-channel: hugging_face',
            'accept-language: en-US,en',
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
    'model' => 'acme/demo-model',
    'prompt' => 'A lighthouse on a cliff at dusk, watercolor',
];
$job = call('https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/zai-org/api/paas/v4/async-result/' . $job['id'];
$result = call($statusUrl);
while ($result['task_status'] !== 'SUCCESS') {
    if (in_array($result['task_status'], ['FAIL'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(5);
    $result = call($statusUrl);
}
$value = $result['image_result'][0]['url'];
copy($value, 'image.png');
echo 'Saved image.png', PHP_EOL;
