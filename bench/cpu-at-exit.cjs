// Loaded before a program whose processor time is wanted: writes the microseconds to the third stream when it ends.
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String(user + system));
});
