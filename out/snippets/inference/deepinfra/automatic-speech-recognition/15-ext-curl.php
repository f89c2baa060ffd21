<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$curl = curl_init('https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
    ],
    CURLOPT_POSTFIELDS => [
        'model' => 'acme/demo-model',
        'file' => new CURLStringFile(file_get_contents('sample1.flac'), 'audio.flac', 'audio/flac'),
    ],
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($answer === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "HTTP $status: $answer");
}
$result = json_decode($answer, true);
print_r($result['text']);
echo PHP_EOL;
