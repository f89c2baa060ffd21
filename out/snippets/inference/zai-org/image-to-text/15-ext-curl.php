<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = ['model' => 'acme/demo-model'];
$content = 'data:image/jpeg;base64,' . base64_encode(file_get_contents('cat.jpg'));
$payload['file'] = $content;
$curl = curl_init('https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'x-source-channel: hugging_face',
        'accept-language: en-US,en',
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
print_r($result['md_results']);
echo PHP_EOL;
