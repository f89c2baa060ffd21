import { label, n, rect, svgFile } from './draw.ts';

const paper = (width: number, height: number): string =>
  `${rect('', 0, 0, width, height).svg('#f7f7f4')}\n<rect x="1" y="1" width="${n(width - 2)}" height="${n(height - 2)}" fill="none" stroke="#b9bcc0" stroke-width="2"/>\n`;

const textLines = (x: number, y: number, widths: readonly number[]): string =>
  `${widths.map((width, index) => rect('', x, y + index * 10, width, 4, 2).svg('#c3c8ce')).join('')}\n`;

const right = 'fill="#1d2733" text-anchor="end"';

/** An invoice of a bookbinder with three items and a total. */
export function invoice(): string {
  const items = [
    ['Binding, 12 copies', '180.00'],
    ['Gold lettering', '42.50'],
    ['Delivery', '9.90'],
  ] as const;
  const rows = items
    .map(
      ([item, price], index) => label(24, 150 + index * 22, 13, item) + label(256, 150 + index * 22, 13, price, right),
    )
    .join('');
  return svgFile(
    280,
    300,
    `${paper(280, 300)}${label(24, 42, 20, 'INVOICE')}${label(256, 42, 12, 'No. 2025-118', right)}${label(24, 68, 12, 'Falk &amp; Daughter, bookbinders')}${label(24, 86, 12, 'Date: 14 March 2025')}${label(24, 104, 12, 'Payable by: 13 April 2025')}<path d="M24 122h232M24 206h232" stroke="#6b7480" stroke-width="1.5"/>\n${rows}${label(24, 232, 15, 'Total')}${label(256, 232, 15, '232.40', right)}${textLines(24, 256, [232, 200])}`,
  );
}

/** A page of a report with a bar chart of yearly numbers. */
export function reportPage(): string {
  const bars = [
    ['2021', 46],
    ['2022', 61],
    ['2023', 85],
    ['2024', 112],
  ] as const;
  const chart = bars.map(([year, value], index) => {
    const x = 40 + index * 56;
    const height = value * 0.75;
    return `${rect('', x, 210 - height, 34, height).svg('#3f7fb5')}${label(x + 17, 224, 11, year, 'fill="#1d2733" text-anchor="middle"')}${label(x + 17, 205 - height, 11, String(value), 'fill="#1d2733" text-anchor="middle"')}`;
  });
  return svgFile(
    280,
    300,
    `${paper(280, 300)}${label(24, 36, 17, 'Solar power, yearly report')}${textLines(24, 50, [232, 220, 150])}${label(24, 94, 12, 'New roofs with panels (thousands)')}<path d="M32 210h224" stroke="#6b7480" stroke-width="1.5"/>\n${chart.join('')}\n${textLines(24, 244, [232, 210, 226, 120])}`,
  );
}
