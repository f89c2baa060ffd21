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
    'model' => 'MiniMax-H3',
    'content' => [
        [
            'type' => 'text',
            'text' => 'The cat stretches, yawns and lies down again.',
        ],
        [
            'type' => 'image_url',
            'image_url' => new ArrayObject(),
            'role' => 'first_frame',
        ],
    ],
    'resolution' => '768P',
    'duration' => 4,
    'ratio' => 'adaptive',
];
$content = 'data:image/png;base64,' . base64_encode(file_get_contents('cat.png'));
$payload['content'][1]['image_url']['url'] = $content;
$job = call('https://router.huggingface.co/novita/v3/minimax/v2/video_generation', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/' . $job['task_id'];
$result = call($statusUrl);
while ($result['task']['status'] !== 'succeeded') {
    if (in_array($result['task']['status'], ['failed', 'cancelled'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(5);
    $result = call($statusUrl);
}
$value = $result['task']['content']['url'];
copy($value, 'video.mp4');
echo 'Saved video.mp4', PHP_EOL;
