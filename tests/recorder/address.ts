/** An address in the one form that all clients' spellings of it have: unreserved characters are not encoded. */
export const sameForm = (address: string): string =>
  new URL(address).href.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(letter) ? letter : code.toUpperCase();
  });

/** The same for an address to poll: parameters that only ask for logs are no difference. */
export function pollForm(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('logs');
  return sameForm(url.href);
}
