<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model:groq',
    'messages' => [
        [
            'role' => 'user',
            'content' => 'Which planet in the solar system has the shortest year?',
        ],
    ],
];
$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
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
echo json_decode($answer, true)['choices'][0]['message']['content'], PHP_EOL;
