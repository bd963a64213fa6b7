/**
 * Reads codes in a worker of the browser, where there is no BarcodeDetector (ADR 121). A plain script: it is served
 * behind the reader build of zxing-wasm, which defines `ZXingWASM`. Messages: `lib/scan/worker-messages.ts`.
 */
{
  /** The names of BarcodeDetector, by those of ZXing. */
  const formats = {
    EAN13: 'ean_13',
    EAN8: 'ean_8',
    UPCA: 'upc_a',
    ITF: 'itf',
    ITF14: 'itf',
    Code128: 'code_128',
    QRCode: 'qr_code',
    QRCodeModel2: 'qr_code',
  };
  // Measured (ADR 121): without tryRotate upright bars are missed; inverted codes are on no package.
  const options = {
    formats: ['EAN13', 'EAN8', 'UPCA', 'ITF', 'Code128', 'QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 1,
  };

  /** A picture whose brightest fiftieth is below this is brightened: the decoder wants more contrast than a cellar has. */
  const DARK = 110;
  /** Of the green of every sixteenth pixel. */
  const STEP = 64;

  const brighten = (pixels) => {
    const counts = new Uint32Array(256);
    for (let at = 1; at < pixels.length; at += STEP) counts[pixels[at]] += 1;
    let level = 255;
    for (let left = pixels.length / STEP / 50; level > 1; level -= 1) {
      left -= counts[level];
      if (left < 0) break;
    }
    if (level >= DARK) return;
    for (let at = 0; at < pixels.length; at += 1) pixels[at] *= 255 / level;
  };

  const load = (decoder) =>
    ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => decoder }, fireImmediately: true });

  const read = async ({ pixels, width, height }) => {
    const colours = new Uint8ClampedArray(pixels);
    brighten(colours);
    const image = new ImageData(colours, width, height);
    const [code] = await ZXingWASM.readBarcodes(image, options);
    const format = code && formats[code.format];
    return format && { text: code.text, format };
  };

  addEventListener('message', async ({ data }) => {
    try {
      if (data.decoder) {
        await load(data.decoder);
        postMessage({ ready: true });
      } else postMessage({ code: await read(data) });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  });
}
