<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo-model');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: audio/flac',
    ],
    CURLOPT_POSTFIELDS => file_get_contents('sample1.flac'),
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($answer === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "HTTP $status: $answer");
}
$result = json_decode($answer, true);
print_r($result['text']);
echo PHP_EOL;
