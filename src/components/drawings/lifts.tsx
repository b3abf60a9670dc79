import { Line, Shape, type Sheet, Wheel } from './sheet';

export const scissorLift = {
  outline: (
    <>
      <Line d="M178 204l256-44M178 160l256 44M178 160l256-44M178 116l256 44" />
      <Line d="M186 208l256-44M186 156l256 44M186 164l256-44M186 112l256 44" />
      <Line d="M306 182m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M306 138m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      <Line d="M250 216l70-58M256 222l70-58" />
      <Shape d="M132 104h352v16H132z" />
      <Line d="M136 104V44h344v60M136 74h344M206 44v60M276 44v60M346 44v60M416 44v60" />
      <Shape d="M484 104h34v12h-34z" />
      <Line d="M516 104V48h-32" />
      <Shape d="M140 56h30v28h-30z" />
      <Shape d="M128 212h360q10 0 10 10v46H118v-46q0-10 10-10z" />
      <Line d="M216 226h70v32h-70zM226 242h50M330 226h70v32h-70zM340 236h50M340 246h50" />
      <Shape d="M216 272h176v12H216z" />
      <Line d="M488 204q22-60-4-92" />
      <Shape d="M494 236h26v14h-26z" />
      <Line d="M508 250v44M494 296h28" />
      <Wheel x={164} y={272} r={28} />
      <Wheel x={448} y={272} r={28} />
    </>
  ),
  spots: {
    'battery-tray': { at: [250, 242], label: [250, 334] },
    'slide-pads': { at: [182, 206], label: [70, 190] },
    wheels: { at: [164, 272], label: [164, 334] },
    stack: { at: [306, 160], label: [560, 70] },
    'limit-switch': { at: [434, 206], label: [570, 180] },
    harness: { at: [494, 160], label: [576, 120] },
    'pothole-guard': { at: [304, 282], label: [340, 334] },
    'chassis-tray': { at: [366, 250], label: [410, 334] },
    stabilizer: { at: [508, 276], label: [580, 276] },
  },
} satisfies Sheet<'scissor-lift'>;

export const boomLift = {
  outline: (
    <>
      <Shape d="M270 250h250v24H270z" />
      <Shape d="M360 232h72v18h-72z" />
      <Shape d="M322 232v-44l20-16h200q14 0 14 16v32l-10 12z" />
      <Line d="M438 172v60M450 186h92v34h-92zM336 186h48v36h-48zM344 196h12M364 196h12M344 210h32" />
      <Shape d="M398 178l-8-12 118-74 8 12z" />
      <Shape d="M398 160l-8-12 106-66 8 12z" />
      <Shape d="M488 68h32v40h-32z" />
      <Shape d="M492 82l-336-24 2-14 334 22z" />
      <Shape d="M268 50l-2 14 76 6 2-14z" />
      <Line d="M430 110l52-22M160 52l-26 30M150 48l-26 30" />
      <Shape d="M72 84h60v50H72z" />
      <Line d="M72 100h60M72 116h60M92 84v50M112 84v50" />
      <Shape d="M84 72h24v12H84z" />
      <Wheel x={306} y={268} r={32} />
      <Wheel x={484} y={268} r={32} />
    </>
  ),
  spots: {
    turntable: { at: [396, 242], label: [396, 334] },
    'hour-meter': { at: [360, 204], label: [250, 180] },
    batteries: { at: [496, 204], label: [600, 160] },
    charger: { at: [430, 216], label: [600, 230] },
    basket: { at: [72, 110], label: [36, 170] },
    joystick: { at: [96, 78], label: [60, 36] },
    chassis: { at: [470, 262], label: [548, 334] },
    boom: { at: [300, 58], label: [300, 110] },
  },
} satisfies Sheet<'boom-lift'>;

export const telehandler = {
  outline: (
    <>
      <Shape d="M222 246v-36h300q14 0 14 14v22z" />
      <Shape d="M424 180h108q12 0 12 12v30H424z" />
      <Line d="M440 192h92M440 204h92" />
      <Shape d="M388 208l-8-14 120-26 52 4 4 18-44 8z" />
      <Shape d="M532 158l18 18-10 22-24-2-374-92 8-30z" />
      <Shape d="M330 122l8-30-186-44-10 32z" />
      <Line d="M348 96l-8 30M356 100l-8 30" />
      <Shape d="M154 50l-22-4-34 60-2 46 16 2 6-40 26-34z" />
      <Shape d="M92 108h12v92H92z" />
      <Shape d="M92 188h12v12H24v-6l66-2z" />
      <Shape d="M278 210v-84q0-10 10-10h76l22 50v44z" />
      <Line d="M290 128h68l16 38v30h-84zM330 128v68" />
      <Line d="M300 226h120M300 236h120" />
      <Shape d="M186 232h34v16h-34z" />
      <Line d="M190 248l-16 46M160 296h30" />
      <Wheel x={262} y={260} r={40} />
      <Wheel x={478} y={260} r={40} />
    </>
  ),
  spots: {
    'boom-pads': { at: [346, 110], label: [400, 50] },
    'boom-chain': { at: [240, 84], label: [260, 30] },
    forks: { at: [56, 196], label: [56, 260] },
    stabilizer: { at: [176, 288], label: [176, 334] },
    turntable: { at: [400, 212], label: [380, 334] },
    attachment: { at: [108, 130], label: [40, 90] },
  },
} satisfies Sheet<'telehandler'>;

export const forklift = {
  outline: (
    <>
      <Shape d="M206 40h18v248h-18z" />
      <Line d="M215 52v226" />
      <Shape d="M192 180h14v92h-14z" />
      <Shape d="M186 268h18v14H60v-6l120-4z" />
      <Shape d="M186 180h8v100h-8z" />
      <Shape d="M234 264v-74h54l16 26h70v-58h96q26 0 30 30l4 76z" />
      <Line d="M374 158l-20 0M374 216v48M392 172h86M392 184h90" />
      <Line d="M246 190l28-110h160l34 78M274 80h160v-8H268zM434 80v78" />
      <Shape d="M322 196h58v20h-58zM366 140h16v60h-16z" />
      <Line d="M290 150l24-14M300 144l-8 46" />
      <Line d="M310 224h56v32h-56zM318 232h40M318 242h40" />
      <Wheel x={262} y={266} r={32} />
      <Wheel x={456} y={270} r={28} />
    </>
  ),
  spots: {
    'fork-heel': { at: [190, 272], label: [176, 334] },
    'fork-tip': { at: [64, 279], label: [64, 334] },
    chain: { at: [215, 120], label: [150, 90] },
    mast: { at: [215, 60], label: [284, 36] },
    battery: { at: [338, 240], label: [340, 334] },
    controller: { at: [446, 200], label: [560, 150] },
    wheels: { at: [456, 270], label: [456, 334] },
  },
} satisfies Sheet<'forklift'>;
