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

$payload = [
    'prompt' => 'A paper boat drifts down a rainy street, seen from above.',
];
$job = call('https://router.huggingface.co/novita/v3/async/acme/demo-model', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/novita/v3/async/task-result?task_id=' . $job['task_id'];
$result = call($statusUrl);
while ($result['task']['status'] !== 'TASK_STATUS_SUCCEED') {
    if (in_array($result['task']['status'], ['TASK_STATUS_FAILED'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(1);
    $result = call($statusUrl);
}
$value = $result['videos'][0]['video_url'];
copy($value, 'video.mp4');
echo 'Saved video.mp4', PHP_EOL;
