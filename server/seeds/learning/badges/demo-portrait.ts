/** A teacher as somebody may draw themself, as parts of an SVG of 960 by 720. */
export const demoPortrait = `<rect width="960" height="720" fill="#cfe4f5"/>
<rect y="560" width="960" height="160" fill="#d9a066"/>
<path d="M270 720c0-190 90-270 210-270s210 80 210 270z" fill="#2c8c5a"/>
<path d="M420 460c20 60 100 60 120 0v-60H420z" fill="#8d5a3b"/>
<ellipse cx="480" cy="290" rx="120" ry="140" fill="#9c6644"/>
<path d="M350 300c-20-160 60-220 130-220s150 60 130 220c-30-90-70-120-130-120s-100 30-130 120z" fill="#2b1d16"/>
<circle cx="435" cy="290" r="12" fill="#2b1d16"/><circle cx="525" cy="290" r="12" fill="#2b1d16"/>
<path d="M430 350q50 45 100 0" fill="none" stroke="#2b1d16" stroke-width="10" stroke-linecap="round"/>
<rect x="395" y="255" width="80" height="66" rx="26" fill="none" stroke="#1f3fa3" stroke-width="9"/>
<rect x="485" y="255" width="80" height="66" rx="26" fill="none" stroke="#1f3fa3" stroke-width="9"/>`
