import { svg } from '../../packshots/kit/pen.ts';
import { type NewsProp, newsDrawings } from '../news/props.ts';

/** Things in a picture that the shop does not sell. Each is drawn in a square of 200, standing on y = 196. */
const drawings = {
  'iced-glass':
    '<ellipse cx="100" cy="194" rx="58" ry="8" fill="#000" opacity=".14"/>' +
    '<path d="M50 40 62 184Q64 194 76 194H124Q136 194 138 184L150 40Z" fill="#f6fafc" opacity=".94"/>' +
    '<path d="M56 84 64 182Q66 190 76 190H124Q134 190 136 182L144 84Z" fill="#7a4a26"/>' +
    '<path d="M55 72 57 100Q78 122 100 104T143 98L145 72Z" fill="#e9d4b8"/>' +
    '<g fill="#fff" opacity=".75"><rect x="66" y="58" width="30" height="30" rx="6" transform="rotate(-14 81 73)"/><rect x="100" y="54" width="30" height="30" rx="6" transform="rotate(12 115 69)"/><rect x="84" y="84" width="28" height="28" rx="6" transform="rotate(28 98 98)"/></g>' +
    '<path d="M112 66 132 2" stroke="#c8553d" stroke-width="8" stroke-linecap="round"/>' +
    '<path d="M62 52 72 180" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>',
  'hot-cup':
    '<ellipse cx="96" cy="194" rx="82" ry="9" fill="#000" opacity=".14"/>' +
    '<ellipse cx="96" cy="186" rx="78" ry="11" fill="#f7f4ef"/><ellipse cx="96" cy="183" rx="50" ry="6" fill="#ddd6cb"/>' +
    '<path d="M148 112q36-8 34 20-2 26-42 26" fill="none" stroke="#f2eee8" stroke-width="13"/>' +
    '<path d="M40 96H152L146 156Q142 184 96 184T46 156Z" fill="#fbf9f5"/><path d="M128 96H152L146 156Q144 172 126 180Z" fill="#e3ddd3"/>' +
    '<ellipse cx="96" cy="97" rx="56" ry="13" fill="#efeae2"/><ellipse cx="96" cy="98" rx="48" ry="10" fill="#5b3519"/><ellipse cx="88" cy="97" rx="22" ry="5" fill="#8a5a33"/>' +
    '<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M74 76q-14-18 0-34t0-34"/><path d="M104 76q-14-18 0-34t0-34"/></g>',
  soup:
    '<ellipse cx="100" cy="194" rx="88" ry="9" fill="#000" opacity=".14"/>' +
    '<path d="M14 104H186Q184 176 126 190H74Q16 176 14 104Z" fill="#fbf9f5"/><path d="M150 104H186Q184 176 126 190H112Q150 170 150 104Z" fill="#e2dcd2"/>' +
    '<ellipse cx="100" cy="104" rx="86" ry="26" fill="#efe9df"/><ellipse cx="100" cy="106" rx="74" ry="20" fill="#c9412b"/><path d="M60 102q20-10 42 0t40-2" fill="none" stroke="#f6d9c4" stroke-width="6" stroke-linecap="round"/>' +
    '<g fill="#3e7d3a"><path d="M92 110q14-16 30-8-8 14-30 8Z"/><path d="M90 110q-14-12-28-2 12 10 28 2Z"/></g>' +
    '<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M76 70q-14-16 0-30t0-30"/><path d="M112 70q-14-16 0-30t0-30"/></g>',
  bowl:
    '<ellipse cx="100" cy="194" rx="84" ry="9" fill="#000" opacity=".14"/>' +
    '<g fill="#5f9e46"><circle cx="58" cy="96" r="26"/><circle cx="96" cy="80" r="32"/><circle cx="140" cy="94" r="27"/></g><g fill="#7dbb5c"><circle cx="76" cy="88" r="18"/><circle cx="120" cy="82" r="20"/></g>' +
    '<g fill="#d8432f"><circle cx="50" cy="104" r="14"/><circle cx="112" cy="100" r="15"/><circle cx="156" cy="108" r="12"/></g><g fill="#f4e7b8"><rect x="72" y="92" width="20" height="18" rx="3" transform="rotate(-18 82 101)"/><rect x="128" y="98" width="18" height="17" rx="3" transform="rotate(16 137 106)"/></g>' +
    '<path d="M16 110H184Q180 172 126 190H74Q20 172 16 110Z" fill="#c79a6a"/><path d="M152 110H184Q180 172 126 190H110Q150 168 152 110Z" fill="#ad8052"/><path d="M16 110H184L183 120H17Z" fill="#dab384"/>',
  clipboard:
    '<g transform="rotate(5 100 110)"><rect x="36" y="24" width="132" height="172" rx="10" fill="#000" opacity=".13"/><rect x="32" y="18" width="132" height="172" rx="10" fill="#a9743f"/><rect x="44" y="34" width="108" height="146" rx="4" fill="#fdfcf9"/><rect x="70" y="8" width="56" height="26" rx="8" fill="#7f8a94"/>' +
    '<g fill="none" stroke="#2e8b57" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="m56 66 8 8 14-16"/><path d="m56 102 8 8 14-16"/><path d="m56 138 8 8 14-16"/></g><g stroke="#c3c9cf" stroke-width="8" stroke-linecap="round"><path d="M92 66h46M92 102h36M92 138h42"/></g></g>',
  sparkle:
    '<g fill="#fff"><path d="M70 20Q76 74 130 80 76 86 70 140 64 86 10 80 64 74 70 20Z" opacity=".95"/><path d="M150 96Q153 124 180 127 153 130 150 158 147 130 120 127 147 124 150 96Z" opacity=".85"/><path d="M146 12Q148 30 166 32 148 34 146 52 144 34 126 32 144 30 146 12Z" opacity=".8"/></g>',
  bubbles:
    '<g fill="#fff" opacity=".62" stroke="#8ab8d6" stroke-width="3"><circle cx="64" cy="140" r="44"/><circle cx="136" cy="152" r="34"/><circle cx="122" cy="84" r="28"/><circle cx="70" cy="62" r="18"/><circle cx="150" cy="34" r="14"/></g><g fill="#fff"><ellipse cx="50" cy="124" rx="12" ry="8"/><ellipse cx="126" cy="140" rx="9" ry="6"/><ellipse cx="114" cy="76" rx="8" ry="5"/></g>',
  drops:
    '<g fill="#5aa9d6" opacity=".85"><path d="M76 40q40 58 40 90a40 40 0 0 1-80 0q0-32 40-90Z"/><path d="M148 10q22 32 22 50a22 22 0 0 1-44 0q0-18 22-50Z"/><path d="M152 118q18 27 18 42a18 18 0 0 1-36 0q0-15 18-42Z"/></g><g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"><path d="M54 128a22 22 0 0 0 20 28"/><path d="M138 58a11 11 0 0 0 9 13"/></g>',
} as const;

export type PropName = keyof typeof drawings;

const all = { ...drawings, ...newsDrawings };

/** A prop with its lower left corner's x, on the floor at `floor`, `size` wide. */
export const drawProp = (name: PropName | NewsProp, x: number, floor: number, size: number): string =>
  svg`<g transform="translate(${x} ${floor - size * 0.98}) scale(${size / 200})">${all[name]}</g>`;
