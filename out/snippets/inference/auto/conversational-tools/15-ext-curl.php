<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model',
    'messages' => [
        [
            'role' => 'user',
            'content' => 'Which planet in the solar system has the shortest year?',
        ],
    ],
    'tools' => [
        [
            'type' => 'function',
            'function' => [
                'name' => 'get_weather',
                'description' => 'The weather of a city.',
                'parameters' => [
                    'type' => 'object',
                    'properties' => [
                        'city' => ['type' => 'string'],
                    ],
                    'required' => ['city'],
                ],
            ],
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
$message = json_decode($answer, true)['choices'][0]['message'];
if (!empty($message['content'])) {
    echo $message['content'], PHP_EOL;
}
foreach ($message['tool_calls'] ?? [] as $call) {
    echo $call['function']['name'], ' ', $call['function']['arguments'], PHP_EOL;
}
