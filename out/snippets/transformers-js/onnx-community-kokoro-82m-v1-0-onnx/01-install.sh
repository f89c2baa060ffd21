npm install kokoro-js
