<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'model' => 'acme/demo-model:hf-inference',
    'messages' => [
        [
            'role' => 'user',
            'content' => 'Which planet in the solar system has the shortest year?',
        ],
    ],
    'stream' => true,
];
$answer = '';
$event = '';
$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode($payload),
    CURLOPT_WRITEFUNCTION => function (CurlHandle $curl, string $data) use (&$answer, &$event): int {
        $answer .= $data;
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300) {
            return strlen($data);
        }
        $lines = explode("\n", $answer);
        $answer = array_pop($lines);
        foreach ($lines as $line) {
            $value = trim(substr($line, strpos($line, ':') + 1));
            if (trim($line) === '') {
                $event = '';
            } elseif (str_starts_with($line, 'event:')) {
                $event = $value;
            } elseif (str_starts_with($line, 'data:') && $value !== '[DONE]') {
                $chunk = json_decode($value, true);
                if ($event === 'error' || isset($chunk['error'])) {
                    throw new RuntimeException($value);
                }
                foreach ($chunk['choices'] ?? [] as $choice) {
                    echo $choice['delta']['content'] ?? '';
                }
            }
        }
        return strlen($data);
    },
]);
$isRead = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if (!$isRead || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "HTTP $status: $answer");
}
echo PHP_EOL;
