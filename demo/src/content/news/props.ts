/** Things in the pictures of news. Each is drawn in a square of 200, standing on y = 196. */
export const newsDrawings = {
  van:
    '<ellipse cx="100" cy="192" rx="94" ry="8" fill="#000" opacity=".14"/>' +
    '<path d="M8 78q0-12 12-12h104v108H8Z" fill="#fdfdfb"/><path d="M124 86h34q10 0 15 9l17 30q4 7 4 14v35h-70Z" fill="#eef1f2"/><path d="M134 98h22q6 0 9 5l11 22h-42Z" fill="#9fc3d6"/>' +
    '<path d="M8 150h186v24H8Z" fill="#3f8f5f"/><path d="m62 86-20 34h16l-6 26 26-36H62l8-24Z" fill="#3f8f5f"/>' +
    '<g fill="#2d3338"><circle cx="48" cy="174" r="20"/><circle cx="154" cy="174" r="20"/></g><g fill="#b9c1c7"><circle cx="48" cy="174" r="9"/><circle cx="154" cy="174" r="9"/></g><path d="M186 140h8v12h-8Z" fill="#f4c64a"/>',
  parcel:
    '<ellipse cx="100" cy="192" rx="88" ry="9" fill="#000" opacity=".14"/>' +
    '<path d="m100 60 84 30v74l-84 30-84-30V90Z" fill="#c99a62"/><path d="m100 60 84 30-84 30-84-30Z" fill="#deb37c"/><path d="M100 120v74l84-30V90Z" fill="#b5864f"/>' +
    '<path d="m52 77 84 30v26l-14 5v-26L38 82Z" fill="#f0e3c8"/><path d="m24 140 30 11v18l-30-11Z" fill="#fbf7ee"/><path d="m29 147 20 7M29 153l14 5" stroke="#8b7a62" stroke-width="3"/>',
  pallet:
    '<ellipse cx="100" cy="193" rx="94" ry="7" fill="#000" opacity=".14"/>' +
    '<g fill="#caa06a"><rect x="20" y="96" width="78" height="70" rx="3"/><rect x="102" y="96" width="78" height="70" rx="3"/><rect x="60" y="24" width="78" height="70" rx="3"/></g><g fill="#a97f4c"><path d="M54 96h10v70H54ZM136 96h10v70h-10ZM94 24h10v70H94Z"/></g><g fill="#f6efe0"><rect x="26" y="140" width="24" height="16"/><rect x="108" y="140" width="24" height="16"/><rect x="66" y="68" width="24" height="16"/></g>' +
    '<g fill="#8d6b42"><rect x="10" y="168" width="180" height="8"/><rect x="14" y="176" width="26" height="18"/><rect x="87" y="176" width="26" height="18"/><rect x="160" y="176" width="26" height="18"/></g>',
  medal:
    '<path d="m62 8 30 62M138 8l-30 62" stroke="#b33a3a" stroke-width="26"/><path d="m76 8 24 56 24-56" fill="none" stroke="#8d2b2b" stroke-width="10"/>' +
    '<ellipse cx="104" cy="192" rx="56" ry="6" fill="#000" opacity=".12"/><circle cx="100" cy="128" r="60" fill="#e0b040"/><circle cx="100" cy="128" r="46" fill="#f2cd68"/>' +
    '<path d="m100 92 11 23 25 3-18 18 4 25-22-12-22 12 4-25-18-18 25-3Z" fill="#fff8e2"/><path d="M58 96q16-24 42-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>',
  speech:
    '<path d="M20 30h116q14 0 14 14v56q0 14-14 14H72l-34 32v-32H20Q6 114 6 100V44q0-14 14-14Z" fill="#fff" opacity=".95"/><g stroke="#b9c1cb" stroke-width="8" stroke-linecap="round"><path d="M30 56h94M30 76h72M30 96h46"/></g>' +
    '<path d="M112 126h64q12 0 12 12v28q0 12-12 12h-8v18l-22-18h-34q-12 0-12-12v-28q0-12 12-12Z" fill="#4d7fb5"/><g fill="#fff"><circle cx="124" cy="152" r="6"/><circle cx="144" cy="152" r="6"/><circle cx="164" cy="152" r="6"/></g>',
  magnifier:
    '<ellipse cx="112" cy="193" rx="70" ry="6" fill="#000" opacity=".12"/><path d="m122 124 52 58" stroke="#5b4636" stroke-width="24" stroke-linecap="round"/><path d="m122 124 14 16" stroke="#c9b48a" stroke-width="24"/>' +
    '<circle cx="82" cy="80" r="66" fill="#dff0fa" opacity=".72"/><circle cx="82" cy="80" r="66" fill="none" stroke="#c9b48a" stroke-width="14"/><path d="M44 72q8-30 40-32" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
  calendar:
    '<ellipse cx="100" cy="193" rx="82" ry="7" fill="#000" opacity=".13"/><rect x="22" y="36" width="156" height="156" rx="12" fill="#fdfcf9"/><path d="M22 76V48q0-12 12-12h132q12 0 12 12v28Z" fill="#c34f43"/><g stroke="#6f777e" stroke-width="9" stroke-linecap="round"><path d="M62 22v30M138 22v30"/></g>' +
    '<g fill="#d4d9dd"><rect x="40" y="92" width="24" height="20" rx="3"/><rect x="72" y="92" width="24" height="20" rx="3"/><rect x="104" y="92" width="24" height="20" rx="3"/><rect x="136" y="92" width="24" height="20" rx="3"/><rect x="40" y="122" width="24" height="20" rx="3"/><rect x="72" y="122" width="24" height="20" rx="3"/><rect x="136" y="122" width="24" height="20" rx="3"/><rect x="40" y="152" width="24" height="20" rx="3"/><rect x="72" y="152" width="24" height="20" rx="3"/></g><rect x="104" y="122" width="24" height="20" rx="3" fill="#2e8b57"/>',
  phone:
    '<g transform="rotate(8 100 100)"><rect x="52" y="8" width="100" height="186" rx="18" fill="#000" opacity=".13"/><rect x="48" y="4" width="100" height="186" rx="18" fill="#2c3238"/><rect x="56" y="20" width="84" height="150" rx="4" fill="#f7f9fa"/><circle cx="98" cy="180" r="5" fill="#6f777e"/>' +
    '<g fill="#2c3238"><path d="M66 38h24v24H66ZM106 38h24v24h-24ZM66 78h24v24H66Z"/><path d="M106 78h10v10h-10ZM120 78h10v10h-10ZM106 92h10v10h-10ZM120 92h10v10h-10Z"/></g><g fill="#f7f9fa"><path d="M72 44h12v12H72ZM112 44h12v12h-12ZM72 84h12v12H72Z"/></g><rect x="66" y="118" width="64" height="20" rx="10" fill="#2e8b57"/><path d="M66 150h64" stroke="#cfd5da" stroke-width="7" stroke-linecap="round"/></g>',
  invoice:
    '<g transform="rotate(-5 100 110)"><rect x="40" y="18" width="128" height="172" fill="#000" opacity=".12"/><path d="M34 12h128v172l-16-10-16 10-16-10-16 10-16-10-16 10-16-10-16 10Z" fill="#fdfcf9"/><rect x="50" y="30" width="48" height="14" rx="3" fill="#4d7fb5"/><g stroke="#c7cdd3" stroke-width="7" stroke-linecap="round"><path d="M52 66h58M52 86h46M52 106h64M130 66h14M130 86h14M130 106h14"/></g><path d="M50 124h96" stroke="#8f979e" stroke-width="3"/><g stroke="#2c3238" stroke-width="9" stroke-linecap="round"><path d="M96 144h16M126 144h18"/></g></g>',
  keyboard:
    '<ellipse cx="100" cy="194" rx="98" ry="7" fill="#000" opacity=".16"/><path d="M22 96h156q6 0 8 6l12 78q0 8-8 8H10q-8 0-8-8l12-78q2-6 8-6Z" fill="#3b434a"/><path d="M2 178h196v8q0 8-8 8H10q-8 0-8-8Z" fill="#23292e"/>' +
    '<g fill="#eef1f3"><path d="M30 104h20l-2 18H27ZM54 104h20v18H53ZM78 104h20v18H77ZM102 104h20l1 18h-21ZM126 104h20l2 18h-21ZM150 104h20l4 18h-22ZM24 128h22l-2 20H20ZM50 128h22v20H48ZM76 128h22v20H76ZM102 128h22l1 20h-23ZM128 128h22l3 20h-23ZM46 154h104l3 20H43ZM18 154h22l-2 20H14Z"/></g><path d="M154 128h22l4 20h-22ZM156 154h24l4 20h-25Z" fill="#2f9e64"/>',
  leaf:
    '<ellipse cx="104" cy="193" rx="54" ry="6" fill="#000" opacity=".12"/><path d="M100 194q-4-60 8-110" fill="none" stroke="#5c7d3a" stroke-width="9" stroke-linecap="round"/>' +
    '<path d="M108 96Q60 84 52 22q66-2 72 60-4 10-16 14Z" fill="#6fa64a"/><path d="M108 96Q84 62 60 30" fill="none" stroke="#4f8134" stroke-width="4"/><path d="M102 140q10-52 74-56-2 56-74 66Z" fill="#86bb5c"/><path d="M102 146q30-34 66-54" fill="none" stroke="#5c9238" stroke-width="4"/>',
} as const;

export type NewsProp = keyof typeof newsDrawings;
