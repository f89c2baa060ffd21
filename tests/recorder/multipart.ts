/** One part of a form. */
export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

/** A parameter of a header: a token or a quoted string (RFC 2183, section 2). */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, token] = new RegExp(`[; ]${name}=(?:"([^"]*)"|([^\\s";]+))`).exec(header) ?? [];
  return quoted ?? token;
}

/**
 * Reads a multipart/form-data body (RFC 7578).
 * @param contentType The header, with the boundary.
 * @returns Nothing when it is no such body.
 */
export function parseForm(body: Buffer, contentType: string): Part[] | undefined {
  const boundary = /^multipart\/form-data;\s*boundary="?([^";]+)"?$/i.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const text = body.toString('latin1');
  const pieces = text.split(`--${boundary}`);
  if (pieces.length < 3 || pieces[0] !== '' || !/^--(\r\n)?$/.test(pieces.at(-1) ?? '')) return undefined;
  return pieces.slice(1, -1).flatMap((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    if (!piece.startsWith('\r\n') || end < 0 || !piece.endsWith('\r\n')) return [];
    const head = Buffer.from(piece.slice(2, end), 'latin1').toString('utf8');
    const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
    const type = /^content-type:\s*(.*?)\r?$/im.exec(head)?.[1];
    const filename = parameter(disposition, 'filename');
    return [
      {
        name: parameter(disposition, 'name') ?? '',
        bytes: Buffer.from(piece.slice(end + 4, -2), 'latin1'),
        ...(filename === undefined ? {} : { filename }),
        ...(type === undefined ? {} : { type }),
      },
    ];
  });
}
