<?php

set_error_handler(fn ($severity, $message) => throw new ErrorException($message, 0, $severity));

$payload = [
    'inputs' => 'The Forth Bridge is a cantilever railway bridge across the Firth of Forth in Scotland, '
        . 'about 14 kilometres west of Edinburgh. It was designed by John Fowler and Benjamin '
        . 'Baker and opened in March 1890 after eight years of work. With its approaches it is '
        . '2,467 metres long, and the track runs about 46 metres above high water. More than '
        . '50,000 tonnes of steel went into it. At its opening it had the longest single '
        . 'cantilever span in the world, and it kept that record until 1917. About 200 trains '
        . 'still cross it every day. In 2015 it became a World Heritage Site.',
];
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
