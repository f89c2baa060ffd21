<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'inputs' => 'slow acoustic guitar, soft rain in the background, warm and calm',
];
$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo-model');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode($payload),
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($answer === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "HTTP $status: $answer");
}
file_put_contents('audio.flac', $answer);
echo 'Saved audio.flac', PHP_EOL;
