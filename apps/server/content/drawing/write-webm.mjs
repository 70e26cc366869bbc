/**
 * One encoded frame of a video.
 * @typedef {object} Frame
 * @property {Buffer} bytes
 * @property {number} atMs
 * @property {boolean} isKey
 */

/** @param {number} id @param {Buffer} content */
const element = (id, content) => Buffer.concat([idBytes(id), sizeBytes(content.length), content]);
/** @param {number} id @param {Buffer[]} children */
const master = (id, ...children) => element(id, Buffer.concat(children));
/** @param {number} id @param {string} value */
const text = (id, value) => element(id, Buffer.from(value));

/** @param {number} id @param {number} value @param {number} [length] */
function unsigned(id, value, length = 4) {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return element(id, bytes);
}

/** @param {number} id @param {number} value */
function float(id, value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** @param {number} id */
function idBytes(id) {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

/** Always in eight bytes. @param {number} size */
function sizeBytes(size) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(0x0100000000000000n | BigInt(size));
  return bytes;
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const CUES = 0x1c53bb6b;
const TRACK = 1;

const header = master(
  0x1a45dfa3,
  unsigned(0x4286, 1),
  unsigned(0x42f7, 1),
  unsigned(0x42f2, 4),
  unsigned(0x42f3, 8),
  text(0x4282, 'webm'),
  unsigned(0x4287, 4),
  unsigned(0x4285, 2),
);

/** Each cluster begins with a key frame, to which a player can jump. @param {Frame[]} frames */
function clustersOf(frames) {
  /** @type {Frame[][]} */
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    const blocks = group.map((frame) => {
      const head = Buffer.from([0x80 | TRACK, 0, 0, frame.isKey ? 0x80 : 0]);
      head.writeInt16BE(frame.atMs - atMs, 1);
      return element(0xa3, Buffer.concat([head, frame.bytes]));
    });
    return { atMs, bytes: master(CLUSTER, unsigned(0xe7, atMs), ...blocks) };
  });
}

/**
 * A WebM file of one VP9 track. It says how long it is and where its key frames are, which a recorded stream does not: a
 * player could not jump in it.
 * @param {{ frames: Frame[], width: number, height: number, durationMs: number }} video
 */
export function writeWebm({ frames, width, height, durationMs }) {
  const info = master(
    INFO,
    unsigned(0x2ad7b1, 1_000_000),
    float(0x4489, durationMs),
    text(0x4d80, 'Larkfield'),
    text(0x5741, 'Larkfield'),
  );
  const tracks = master(
    TRACKS,
    master(
      0xae,
      unsigned(0xd7, TRACK),
      unsigned(0x73c5, TRACK),
      unsigned(0x83, 1, 1),
      text(0x86, 'V_VP9'),
      master(0xe0, unsigned(0xb0, width), unsigned(0xba, height)),
    ),
  );
  const clusters = clustersOf(frames);

  /** Positions count from the beginning of the segment's content. @param {number[]} positions */
  const seekHead = (positions) =>
    master(
      0x114d9b74,
      ...[INFO, TRACKS, CUES].map((id, index) =>
        master(0x4dbb, element(0x53ab, idBytes(id)), unsigned(0x53ac, positions[index] ?? 0, 6)),
      ),
    );

  const infoAt = seekHead([]).length;
  const tracksAt = infoAt + info.length;
  let position = tracksAt + tracks.length;
  const points = clusters.map(({ atMs, bytes }) => {
    const point = master(
      0xbb,
      unsigned(0xb3, atMs),
      master(0xb7, unsigned(0xf7, TRACK), unsigned(0xf1, position, 6)),
    );
    position += bytes.length;
    return point;
  });
  return Buffer.concat([
    header,
    master(
      SEGMENT,
      seekHead([infoAt, tracksAt, position]),
      info,
      tracks,
      ...clusters.map(({ bytes }) => bytes),
      master(CUES, ...points),
    ),
  ]);
}
