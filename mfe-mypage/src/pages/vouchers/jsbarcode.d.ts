declare module 'jsbarcode/bin/barcodes/CODE128' {
  /** Code 128 with pairs of digits. */
  export class CODE128C {
    constructor(digits: string, options: object);
    /** `data`: one digit for each module, 1 is black. */
    encode(): { data: string };
  }
}
