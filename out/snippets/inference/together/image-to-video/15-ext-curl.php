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
    'model' => 'acme/demo-model',
    'frame_images' => [
        ['frame' => 'first'],
    ],
    'prompt' => 'The cat stretches, yawns and lies down again.',
];
$content = 'data:image/png;base64,' . base64_encode(file_get_contents('cat.png'));
$payload['frame_images'][0]['input_image'] = $content;
$job = call('https://router.huggingface.co/together/v2/videos', [
    CURLOPT_POSTFIELDS => json_encode($payload),
]);

$statusUrl = 'https://router.huggingface.co/together/v2/videos/' . $job['id'];
$result = call($statusUrl);
while ($result['status'] !== 'completed') {
    if (in_array($result['status'], ['failed', 'cancelled'])) {
        throw new RuntimeException('The job failed: ' . json_encode($result));
    }
    sleep(2);
    $result = call($statusUrl);
}
$value = $result['outputs']['video_url'];
copy($value, 'video.mp4');
echo 'Saved video.mp4', PHP_EOL;
