import { Glass, Line, Shape, type Sheet, Solid, Wheel } from './sheet';

export const scissorLift = {
  outline: (
    <>
      <Shape d="M178 200l258-44 2 9-258 44zM178 156l258-44 2 9-258 44z" />
      <Shape d="M180 112l258 44-2 9-258-44zM180 156l258 44-2 9-258-44z" />
      <Shape d="M246 218l64-52 6 7-64 52z" />
      <Line d="M312 168l24-20M316 173l24-20" />
      <Shape d="M308 182m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M308 138m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <Solid d="M180 160m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M436 160m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M180 204m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M436 204m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      <Shape d="M132 104h352v16H132z" />
      <Shape d="M136 104V42h346v62h-4V46H140v58z" />
      <Line d="M140 74h338M206 46v58M276 46v58M346 46v58M416 46v58M140 96h338" />
      <Shape d="M484 104h34v12h-34z" />
      <Line d="M516 104V48h-32" />
      <Shape d="M140 56h30v28h-30z" />
      <Shape d="M128 212h360q10 0 10 10v46H118v-46q0-10 10-10z" />
      <Glass d="M216 226h70v32h-70z" />
      <Line d="M228 242h46M330 226h70v32h-70zM340 234h50M340 242h50M340 250h50M118 258h380" />
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
      <Glass d="M336 186h48v36h-48z" />
      <Line d="M438 172v60M450 184h96v38h-96zM450 194h96M450 203h96M450 212h96M344 196h12M364 196h12M344 210h32M394 186v36M404 186v36" />
      <Shape d="M398 178l-8-12 118-74 8 12z" />
      <Shape d="M398 160l-8-12 106-66 8 12z" />
      <Shape d="M488 68h32v40h-32z" />
      <Shape d="M492 82l-336-24 2-14 334 22z" />
      <Shape d="M268 50l-2 14 76 6 2-14z" />
      <Shape d="M160 46l8 10-34 40-8-4z" />
      <Line d="M430 110l52-22" />
      <Shape d="M72 84h60v54H72z" />
      <Line d="M72 100h60M72 116h60M92 84v44M112 84v44M72 128h60" />
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
      <Glass d="M290 128h36v68h-36zM332 128h26l16 38v30h-42z" />
      <Line d="M329 128v80" />
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
      <Solid d="M186 268h18v14H60v-5l122-5z" />
      <Shape d="M186 180h8v100h-8z" />
      <Shape d="M234 264v-74h54l16 26h70v-58h96q26 0 30 30l4 76z" />
      <Line d="M374 216v48M392 172h86M392 180h88M392 188h90M392 196h90M384 206h100" />
      <Shape d="M244 190l26-112h166l36 80h-8l-32-72h-6v72h-8V86H276l-24 104z" />
      <Shape d="M262 72h178l6 10H260z" />
      <Shape d="M322 196h58v20h-58zM366 140h16v60h-16z" />
      <Line d="M290 150l24-14M300 144l-8 46" />
      <Glass d="M310 224h56v32h-56z" />
      <Line d="M318 232h40M318 240h40M318 248h40" />
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
