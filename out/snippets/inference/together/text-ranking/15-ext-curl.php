<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model',
    'query' => 'How long does a day on Venus last?',
    'documents' => [
        'Venus turns so slowly that one day lasts 243 days of the Earth.',
        'Mars has two small moons, Phobos and Deimos.',
        'The clouds of Venus consist of sulfuric acid.',
    ],
];
$curl = curl_init('https://api.together.ai/v1/rerank');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('TOGETHER_API_KEY'),
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
print_r($result['results']);
echo PHP_EOL;
