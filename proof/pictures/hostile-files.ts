import { deflateSync } from 'node:zlib';
import { MARKER } from '../fuzz/hostile-values.ts';
import type { Random } from '../seeded-random.ts';
import type { GoodPictures } from './good-pictures.ts';
import { chunk, header, pngOf, u32, withChunks, zeros } from './png-chunks.ts';

type Make = (good: GoodPictures, random: Random) => Buffer;

const text = (value: string) => Buffer.from(value, 'latin1');
const HTML = `<html><body onload="alert('${MARKER}')"><script>fetch('//${MARKER}')</script></body></html>`;
const ZIP = Buffer.concat([
  text('PK\x03\x04\x14\0\0\0\0\0'),
  Buffer.alloc(16),
  text(`${MARKER}.html${HTML}PK\x05\x06`),
  Buffer.alloc(18),
]);
const MEGABYTE = 1024 * 1024;

const any = ({ png, jpeg, webp }: GoodPictures, random: Random) => random.pick([png, jpeg, webp]);

/** Puts a segment right behind the start of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)]);
}

function riff(...parts: [type: string, data: Buffer][]) {
  const chunks = parts.map(([type, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([text(type), length, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), length, body]);
}

/** Sets the size in its frame header. */
function jpegOfSize(jpeg: Buffer, width: number, height: number) {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function webpOfSize(webp: Buffer, side: number, frames: number) {
  const canvas = Buffer.alloc(10);
  canvas[0] = frames > 0 ? 2 : 0;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const frame = Buffer.concat([Buffer.alloc(16), webp.subarray(12)]);
  return riff(
    ['VP8X', canvas],
    ...(frames > 0 ? [['ANIM', Buffer.alloc(6)] as [string, Buffer]] : []),
    ...Array.from({ length: frames }, (): [string, Buffer] => ['ANMF', frame]),
    ...(frames > 0 ? [] : [['VP8 ', webp.subarray(20)] as [string, Buffer]]),
    ['XMP ', text(HTML)],
  );
}

const polyglots: Make[] = [
  ({ png }) => Buffer.concat([png, text(HTML)]),
  ({ png }) =>
    withChunks(
      png,
      chunk('tEXt', text(`Comment\0${HTML}`)),
      chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${HTML}`)),
    ),
  ({ png }) => withChunks(png, chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(text(HTML))]))),
  ({ png }) => withChunks(png, chunk('eXIf', text(`II*\0${MARKER}`)), chunk('prVt', text(HTML))),
  ({ jpeg }) => Buffer.concat([jpeg, ZIP]),
  ({ jpeg }) => withSegment(jpeg, 0xfe, text(`<?php system('${MARKER}') ?>${HTML}`)),
  ({ jpeg }) => withSegment(jpeg, 0xe1, text(`Exif\0\0${MARKER}`)),
  ({ jpeg }) => Buffer.concat([jpeg.subarray(0, 2), text(`/*${HTML}*/`), jpeg.subarray(2)]),
  ({ webp }) => Buffer.concat([webp, text(HTML)]),
  ({ webp }) => webpOfSize(webp, 96, 0),
  ({ png }) => Buffer.concat([text('GIF89a'), png, text(MARKER)]),
  ({ png, wrongTypes }) => Buffer.concat([png.subarray(0, 33), wrongTypes[0] ?? png, text(MARKER)]),
  ({ png }) => Buffer.concat([text(HTML), png]),
  ({ jpeg }) => Buffer.concat([text('%PDF-1.7\n'), jpeg, text(`\n%%EOF ${MARKER}`)]),
  ({ png, jpeg }) => Buffer.concat([png, jpeg, text(MARKER)]),
  ({ webp }) => Buffer.concat([text('RIFF\xff\xff\xff\xffWEBP'), webp.subarray(12), text(HTML)]),
];

const bombs: Make[] = [
  (_, random) =>
    pngOf(header({ width: 2 ** 31 - 1 - random.below(9), height: 2 ** 31 - 1 }), chunk('IDAT', zeros(1000))),
  (_, random) =>
    pngOf(header({ width: 1, height: 25_000_001 + random.below(10 ** 9) }), chunk('IDAT', zeros(1000))),
  () =>
    pngOf(
      header({ width: 20_000, height: 20_000, depth: 1, colour: 0 }),
      chunk('IDAT', zeros(20_000 * 2501)),
    ),
  // The largest accepted size, which has to be decoded as a whole.
  () =>
    pngOf(
      header({ width: 5000, height: 5000, depth: 16, colour: 6, interlaced: true }),
      chunk('IDAT', zeros(205 * MEGABYTE)),
    ),
  () =>
    pngOf(header({ width: 5000, height: 5000, depth: 16, colour: 6 }), chunk('IDAT', zeros(5000 * 40_001))),
  () => pngOf(header({ width: 4, height: 4 }), chunk('IDAT', zeros(200 * MEGABYTE))),
  ({ png }) => withChunks(png, chunk('zTXt', Buffer.concat([text(`${MARKER}\0\0`), zeros(150 * MEGABYTE)]))),
  ({ png }) => withChunks(png, chunk('iCCP', Buffer.concat([text(`${MARKER}\0\0`), zeros(150 * MEGABYTE)]))),
  ({ png }, random) =>
    withChunks(
      png,
      ...Array.from({ length: 10_000 + random.below(30_000) }, () => chunk('tEXt', text(`a\0${MARKER}`))),
    ),
  ({ jpeg }, random) => jpegOfSize(jpeg, 65_500 - random.below(99), 65_500),
  ({ jpeg }) => jpegOfSize(jpeg, 5000, 4999),
  ({ jpeg }) => jpegOfSize(jpeg, 0, 0),
  ({ webp }) => webpOfSize(webp, 2 ** 24, 0),
  ({ webp }, random) => webpOfSize(webp, 16_383, 1 + random.below(3)),
  ({ webp }, random) => webpOfSize(webp, 96, 50 + random.below(400)),
  ({ animated }, random) => random.pick(animated),
];

const wrongTypes: Make[] = [
  () =>
    text(
      `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARKER}')"><image href="file:///etc/passwd"/></svg>`,
    ),
  () =>
    text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;${MARKER}</text></svg>`,
    ),
  ({ wrongTypes: [gif = Buffer.alloc(0)] }) => Buffer.concat([gif, text(MARKER)]),
  ({ wrongTypes: [, tiff = Buffer.alloc(0)] }) => Buffer.concat([tiff, text(MARKER)]),
  ({ wrongTypes: [, , avif = Buffer.alloc(0)] }) => Buffer.concat([avif, text(MARKER)]),
  (_, random) => Buffer.concat([text('BM'), u32(58), random.bytes(48), text(MARKER)]),
  () => text(`%PDF-1.7\n1 0 obj<</JS(app.alert('${MARKER}'))>>endobj\n%%EOF`),
  () => text(HTML),
  (_, random) => Buffer.concat([text('MZ\x90\0'), random.bytes(300), text(`PE\0\0${MARKER}`)]),
  () =>
    text(
      `push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'https://${MARKER}/|id'\npop graphic-context`,
    ),
  () => text(`%!PS\n(${MARKER}) print (%pipe%id) (w) file`),
  (_, random) => Buffer.concat([text('\0\0\x01\0\x01\0'), random.bytes(60), text(MARKER)]),
  (_, random) => Buffer.concat([text('\xff\x0a'), random.bytes(90), text(MARKER)]),
  (_, random) => Buffer.concat([text('8BPS\0\x01'), random.bytes(90), text(MARKER)]),
  (_, random) => Buffer.concat([text('P6 9999999 9999999 255\n'), random.bytes(90), text(MARKER)]),
  () => text(`#define ${MARKER}_width 16\nstatic char b[] = {0x10};`),
  () => ZIP,
  () => text(MARKER),
];

const damaged: Make[] = [
  (good, random) => {
    const whole = random.pick([any(good, random), ...good.telling]);
    return whole.subarray(0, 12 + random.below(whole.length - 12));
  },
  (good, random) => {
    const changed = Buffer.from(random.pick([any(good, random), ...good.telling]));
    for (let n = random.below(60); n >= 0; n -= 1)
      changed[12 + random.below(changed.length - 12)] = random.below(256);
    return changed;
  },
  (good, random) => {
    const whole = any(good, random);
    const at = 12 + random.below(whole.length - 12);
    return Buffer.concat([whole.subarray(0, at), random.bytes(random.below(200)), whole.subarray(at)]);
  },
  (good, random) => Buffer.concat([any(good, random).subarray(0, 12), random.bytes(random.below(4000))]),
  ({ png }, random) => withChunks(png, chunk('tEXt', text(MARKER), { crc: random.below(2 ** 31) })),
  ({ png }, random) =>
    withChunks(png, chunk('tEXt', text(MARKER), { length: random.pick([0x7fffffff, 0xffffffff, 0, 3]) })),
  () => pngOf(header({ width: 0, height: 9 }), chunk('IDAT', zeros(10)), chunk('tEXt', text(MARKER))),
  () =>
    pngOf(header({ width: 9, height: 9 }), header({ width: 9000, height: 9000 }), chunk('IDAT', zeros(252))),
  (_, random) =>
    pngOf(
      header({ width: 9, height: 9, depth: random.below(40), colour: random.below(9) }),
      chunk('PLTE', random.bytes(2000)),
      chunk('IDAT', zeros(252)),
    ),
  ({ jpeg }) => Buffer.concat([jpeg.subarray(0, jpeg.length - 2), text(MARKER)]),
  ({ jpeg }) => withSegment(jpeg, 0xc4, Buffer.alloc(400, 0xff)),
  ({ jpeg }, random) => withSegment(jpeg, 0xe0 + random.below(16), random.bytes(random.below(3000))),
];

const telling: Make[] = [
  ({ telling: pictures }, random) => random.pick(pictures),
  ({ png }) =>
    withChunks(
      png,
      chunk('tIME', Buffer.alloc(7)),
      chunk('tEXt', text(`Author\0${MARKER}`)),
      chunk('pHYs', Buffer.alloc(9)),
    ),
  ({ jpeg }, random) =>
    withSegment(jpeg, 0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), random.bytes(400), text(MARKER)])),
  ({ jpeg }) => withSegment(jpeg, 0xed, text(`Photoshop 3.0\x008BIM${MARKER}`)),
];

export const hostileFiles = { polyglots, bombs, wrongTypes, damaged, telling };
