<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model',
    'prompt' => 'Turn this cat into a dog.',
    'response_format' => 'base64',
];
$content = 'data:image/png;base64,' . base64_encode(file_get_contents('cat.png'));
$payload['reference_images'] = [$content];
$curl = curl_init('https://router.huggingface.co/together/v1/images/generations');
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
