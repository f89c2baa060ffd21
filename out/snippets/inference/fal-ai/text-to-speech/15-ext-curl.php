<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = ['text' => 'The train to the coast leaves at 9:42 from platform seven.'];
$curl = curl_init('https://router.huggingface.co/fal-ai/acme/demo-model');
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
$value = $result['audio']['url'];
$name = 'speech.' . pathinfo(parse_url($value, PHP_URL_PATH), PATHINFO_EXTENSION);
copy($value, $name);
echo 'Saved ', $name, PHP_EOL;
