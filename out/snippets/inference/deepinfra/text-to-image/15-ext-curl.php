<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model',
    'prompt' => 'A lighthouse on a cliff at dusk, watercolor',
    'response_format' => 'b64_json',
];
$curl = curl_init('https://router.huggingface.co/deepinfra/v1/openai/images/generations');
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
$value = $result['data'][0]['b64_json'];
file_put_contents('image.jpg', base64_decode($value));
echo 'Saved image.jpg', PHP_EOL;
