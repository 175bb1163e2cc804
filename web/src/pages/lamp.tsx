import type { JSX } from "preact";

/** Our own picture: a reading lamp over an open book, at night in the museum. */
export function Lamp(): JSX.Element {
  return (
    <svg class="lamp-picture" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lamp-glow" cx="50%" cy="34%" r="62%">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity=".85" />
          <stop offset=".45" stop-color="#e9b35a" stop-opacity=".28" />
          <stop offset="1" stop-color="#e9b35a" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="lamp-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1d5a45" />
          <stop offset="1" stop-color="#2f7d62" />
        </linearGradient>
      </defs>
      <g class="lamp-columns">
        {[20, 70, 236, 286].map((x) => (
          <g key={x}>
            <rect x={x - 9} y="18" width="18" height="6" rx="1" />
            <path d={`M${x - 6} 26h12l-1.500 128h-9z`} />
            <rect x={x - 10} y="154" width="20" height="7" rx="1" />
          </g>
        ))}
      </g>
      <ellipse cx="160" cy="82" rx="160" ry="108" fill="url(#lamp-glow)" />
      <path d="M112 62q48-34 96 0z" fill="url(#lamp-shade)" stroke="#c79a4b" stroke-width="2" />
      <rect x="150" y="30" width="20" height="8" rx="3" fill="#c79a4b" />
      <path d="M157 62h6v84h-6z" fill="#b08339" />
      <path d="M132 152q28-14 56 0l6 6h-68z" fill="#c79a4b" />
      <path d="M192 62v26" stroke="#c79a4b" stroke-width="1.500" />
      <circle cx="192" cy="90" r="3" fill="#c79a4b" />
      <path d="M0 160h320v40H0z" class="lamp-table" />
      <g class="lamp-book">
        <path d="M84 170q40-16 76 0q36-16 76 0v14q-40-14-76 2q-36-16-76-2z" />
        <path d="M160 170v16" />
        <path d="M100 172q26-7 48 2M172 174q22-9 48-2M100 177q26-7 48 2M172 179q22-9 48-2" />
      </g>
    </svg>
  );
}
