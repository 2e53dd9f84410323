export interface QrCodeProps {
  /** The encoded text: a URL or a number. */
  value: string;
  /** The accessible name, for example 앱에서 열기 QR 코드. */
  label: string;
  /** Edge length in px; phones read codes from 120. */
  sizePx?: number;
}
