export interface QrCodeProps {
  /** What a camera reads: an address, a number. */
  value: string;
  /** What it is for: its accessible name, for example 앱에서 열기 QR 코드. */
  label: string;
  /** Edge length in px; phones read from 120. */
  sizePx?: number;
}
