/** An address of a download is let go after this long: Safari reads it late. */
const HELD_MS = 60_000;

/** Downloads a file under its name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
}
