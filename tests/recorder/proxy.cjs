// Node.js before 24 does not read the proxy from its environment: its fetch is given one, and the snippet stays as it is.
const { ProxyAgent } = require('undici');

globalThis[Symbol.for('undici.globalDispatcher.1')] = new ProxyAgent(process.env.https_proxy);
