<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = ['inputs' => 'Tomorrow morning we will take the train to the sea.'];
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
$result = json_decode($answer, true);
print_r($result);
echo PHP_EOL;
