// Reads the ZIP that export-shelf.ts writes, and no other: entry behind entry without a gap, then the directory, then the end.
// What lies hidden between, twice, or behind is not passed over but refused. Read in slices; nothing is held but the directory.
import { Inflate } from 'fflate';
import { damaged, MAX_FILE_BYTES, MAX_FILE_ENTRIES, TransferFailure } from './transfer-format.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** Signature, checksum and sizes behind an entry. */
const TRAILER_BYTES = 16;
const MAX_NAME = 128;
const STORED = 0;
const DEFLATED = 8;
/** Unpacked at a time; it grows to at most a thousand times as much before the bound is looked at. */
const STEP = 4096;

/** One file in the ZIP: where its bytes begin, how many they are packed and unpacked. */
export interface ZipEntry {
  name: string;
  isPacked: boolean;
  start: number;
  packedSize: number;
  size: number;
}

const slice = async (file: Blob, start: number, length: number) =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

async function readEnd(file: Blob): Promise<{ count: number; start: number; size: number }> {
  if (file.size > MAX_FILE_BYTES) throw new TransferFailure('TooLarge', 'larger than any shelf');
  if (file.size < END_BYTES) throw new TransferFailure('NotAShelf', 'too short');
  const first = (await slice(file, 0, 4)).getUint32(0, true);
  if (first !== LOCAL) throw new TransferFailure('NotAShelf', 'no ZIP');
  const end = await slice(file, file.size - END_BYTES, END_BYTES);
  if (end.getUint32(0, true) !== END) throw damaged('the end is missing');
  const [count, size, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  const isOnePart = end.getUint32(4, true) === 0 && end.getUint16(8, true) === count && end.getUint16(20, true) === 0;
  if (!isOnePart || start + size !== file.size - END_BYTES) throw damaged('the end says otherwise');
  if (count > MAX_FILE_ENTRIES || size > count * (CENTRAL_BYTES + MAX_NAME)) throw damaged('too many entries');
  return { count, start, size };
}

function namedAt(view: DataView, start: number, length: number): string {
  if (length > MAX_NAME || start + length > view.byteLength) throw damaged('a name is too long');
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, start, length));
  // Lists and pictures have plain names; nothing leads out of its folder.
  if (!/^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(name)) throw damaged('a strange name');
  return name;
}

/** The entries of a shelf's file by name, in their order. Throws a TransferFailure. */
export async function readEntries(file: Blob): Promise<Map<string, ZipEntry>> {
  const { count, start, size } = await readEnd(file);
  const directory = await slice(file, start, size);
  const entries = new Map<string, ZipEntry>();
  let [at, offset] = [0, 0];
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > size || directory.getUint32(at, true) !== CENTRAL) throw damaged('the directory ends');
    const method = directory.getUint16(at + 10, true);
    const nameLength = directory.getUint16(at + 28, true);
    const name = namedAt(directory, at + CENTRAL_BYTES, nameLength);
    const extras = directory.getUint32(at + 30, true);
    if (extras !== 0 || directory.getUint32(at + 42, true) !== offset) throw damaged(`${name} lies elsewhere`);
    if ((method !== STORED && method !== DEFLATED) || entries.has(name)) throw damaged(`${name} cannot be read`);
    const packedSize = directory.getUint32(at + 20, true);
    const entry: ZipEntry = {
      name,
      isPacked: method === DEFLATED,
      start: offset + LOCAL_BYTES + nameLength,
      packedSize,
      size: directory.getUint32(at + 24, true),
    };
    entries.set(name, entry);
    offset = entry.start + packedSize + TRAILER_BYTES;
    at += CENTRAL_BYTES + nameLength;
  }
  if (at !== size || offset !== start) throw damaged('the directory leaves something out');
  return entries;
}

function unpack(packed: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw damaged('more than it says');
    whole.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    throw damaged('it does not unpack');
  }
  if (filled !== size) throw damaged('less than it says');
  return whole;
}

/** The bytes of an entry, at most `most` of them. Throws a TransferFailure. */
export async function readEntry(file: Blob, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { name, start, packedSize, size, isPacked } = entry;
  if (size > most || packedSize > most) throw damaged(`${name} is too large`);
  if (!isPacked && packedSize !== size) throw damaged(`${name} has two sizes`);
  const head = await slice(file, start - LOCAL_BYTES - name.length, LOCAL_BYTES + name.length);
  const isHere =
    head.getUint32(0, true) === LOCAL &&
    head.getUint32(26, true) === name.length &&
    namedAt(head, LOCAL_BYTES, name.length) === name;
  if (!isHere) throw damaged(`${name} is not where it should be`);
  const bytes = new Uint8Array(await file.slice(start, start + packedSize).arrayBuffer());
  if (bytes.length !== packedSize) throw damaged(`${name} is cut off`);
  return isPacked ? unpack(bytes, size) : bytes;
}
