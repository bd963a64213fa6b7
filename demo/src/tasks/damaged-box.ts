import sharp from 'sharp';

const PHOTO = { width: 1200, height: 900 };
const THUMB_WIDTH = 320;

/** Drawing of a cardboard box with a wet, torn corner on a warehouse floor. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
<defs>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#c9cdd2"/><stop offset="1" stop-color="#aeb4bb"/></linearGradient>
<linearGradient id="floor" x2="0" y2="1"><stop stop-color="#8d8a85"/><stop offset="1" stop-color="#6b6864"/></linearGradient>
<linearGradient id="front" x2="0" y2="1"><stop stop-color="#c79a63"/><stop offset="1" stop-color="#a97b46"/></linearGradient>
<linearGradient id="side"><stop stop-color="#9c6f3d"/><stop offset="1" stop-color="#7d5730"/></linearGradient>
<radialGradient id="wet"><stop stop-color="#4e3417" stop-opacity=".85"/><stop offset=".7" stop-color="#5d4020" stop-opacity=".55"/><stop offset="1" stop-color="#5d4020" stop-opacity="0"/></radialGradient>
<radialGradient id="pool"><stop stop-color="#dfe9f2" stop-opacity=".75"/><stop offset="1" stop-color="#9fb0bf" stop-opacity=".05"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
</defs>
<rect width="1200" height="520" fill="url(#wall)"/><rect y="500" width="1200" height="400" fill="url(#floor)"/>
<path d="M0 520h1200" stroke="#77736d" stroke-width="6"/>
<g stroke="#5e5b57" stroke-width="3" opacity=".5"><path d="M180 520 20 900M620 520l20 380M1010 520l180 380M0 690h1200"/></g>
<ellipse cx="620" cy="770" rx="430" ry="60" fill="#1b1a18" opacity=".55" filter="url(#soft)"/>
<ellipse cx="370" cy="790" rx="230" ry="42" fill="url(#pool)"/>
<path d="M290 330 760 318v442L290 780z" fill="url(#front)"/>
<path d="m760 318 190 52v330l-190 60z" fill="url(#side)"/>
<path d="m290 330 190-70 470 110-190-52z" fill="#d9b27e"/>
<path d="m290 330 190-70 280 58z" fill="#e2bf90"/>
<path d="M290 520c60-20 150 30 170 90s20 110 10 152l-180 18z" fill="url(#wet)"/>
<path d="m290 600 42 22-20 30 46 34-30 36 36 50-74 8z" fill="#3a2611"/>
<path d="m300 640 34 16-10 34 30 34-14 44-40 6z" fill="#f4f1ea"/>
<path d="m306 660 20 10-6 22 18 24-8 34" stroke="#cfc8ba" stroke-width="5" fill="none"/>
<path d="M476 262v58l284-2" stroke="#b58a55" stroke-width="5" fill="none"/>
<path d="m500 322 110-8v190l-52-22-58 30z" fill="#e9e2d2" opacity=".55"/>
<g fill="none" stroke="#6f4c26" stroke-width="9" stroke-linejoin="round"><path d="M640 560v-70m-26 26 26-28 26 28M706 555v-70m-26 26 26-28 26 28M600 584l140-12"/></g>
<path d="M820 470v110M850 465v112M872 462v112M905 456v112" stroke="#5d4224" stroke-width="8" opacity=".7"/>
</svg>`;

/** The photo of the demo's damage reports. */
export async function makeDamagePhoto() {
  const image = sharp(Buffer.from(drawing)).resize(PHOTO).blur(0.6);
  const bytes = await image.clone().webp({ quality: 78 }).toBuffer();
  const thumb = await image.clone().resize({ width: THUMB_WIDTH }).webp({ quality: 70 }).toBuffer();
  return { ...PHOTO, sha256: 'demo-damaged-box', bytes, thumb };
}
