/**
 * Has the text decoders of this thread keep a U+FEFF at the start of a text. PGlite 0.4.5 reads each
 * value with a decoder that takes it for a byte order mark and drops it, so that a text would not
 * come back as it was stored. It can go when `values.test.ts` passes without it.
 */
export function keepByteOrderMarks(): void {
  const Original = globalThis.TextDecoder;
  globalThis.TextDecoder = class extends Original {
    constructor(label?: string, options?: TextDecoderOptions) {
      super(label, { ignoreBOM: true, ...options });
    }
  };
}
