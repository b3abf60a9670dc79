import { Glass, Line, Shape, type Sheet, Solid, Wheel } from './sheet';

export const excavator = {
  outline: (
    <>
      <Solid d="M318 250h234a25 25 0 0 1 0 50H318a25 25 0 0 1 0-50z" />
      <Shape d="M322 259h226a16 16 0 0 1 0 32H322a16 16 0 0 1 0-32z" />
      <Wheel x={324} y={275} r={15} />
      <Wheel x={546} y={275} r={15} />
      <Line d="M352 290a7 7 0 0 1 14 0M388 290a7 7 0 0 1 14 0M424 290a7 7 0 0 1 14 0M460 290a7 7 0 0 1 14 0M496 290a7 7 0 0 1 14 0M390 260a6 6 0 0 0 12 0M466 260a6 6 0 0 0 12 0" />
      <Shape d="M388 234h92v18h-92z" />
      <Line d="M396 243h76" />
      <Shape d="M366 192l-84-90q-6-6-14-9L166 57l-14 13 5 14 96 50 84 82z" />
      <Line d="M344 196l-74-74q-4-4-10-6l-78-38" />
      <Shape d="M324 230l-10 4-24-60 10-4z" />
      <Line d="M294 170l-16-42M300 168l-15-40" />
      <Shape d="M270 84l-62-22 3-9 62 22z" />
      <Line d="M209 55l-60-17M208 60l-60-17" />
      <Shape d="M140 38l12-6 24 36-3 14-52 124-14 12-13-6 47-138z" />
      <Shape d="M134 92l-28 70-9-4 28-70z" />
      <Line d="M99 160l-12 32M104 162l-12 32M88 192l16 22M88 192l4 18" />
      <Shape d="M92 206l32 8 4 30-34 52q-24-4-40-28l26-10q16-6 12-52z" />
      <Solid d="M54 268l-14 12 18 0zM66 280l-10 14 18-4zM82 292l-6 8 16-2z" />
      <Line d="M120 222l2 20-26 42" />
      <Shape d="M160 70m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <Shape d="M108 210m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <Shape d="M330 234v-70h96l8-28h150q18 0 18 18v62l-12 18z" />
      <Shape d="M558 136h26q18 0 18 18v62l-12 18h-32z" />
      <Line d="M434 152v82M412 164h146M440 162h56v58h-56zM440 190h56M504 162h48M504 171h48M504 180h48M504 189h48M504 198h48M504 162v58M570 150v70M444 136v-16h92v16M490 120v16" />
      <Shape d="M510 136v-20h10v20z" />
      <Shape d="M324 234V116q0-12 12-12h58l20 44v86z" />
      <Glass d="M333 116q0-4 4-4h29v82h-33z" />
      <Glass d="M372 112h18l16 38v44h-34z" />
      <Line d="M369 104v130M333 202h36M376 206h12M340 214h22M340 222h22" />
    </>
  ),
  spots: {
    cooling: { at: [528, 184], label: [604, 110] },
    engine: { at: [476, 144], label: [500, 78] },
    'fuel-tank': { at: [456, 188], label: [432, 70] },
    'def-tank': { at: [424, 212], label: [408, 56] },
    pumps: { at: [528, 216], label: [612, 240] },
    swing: { at: [434, 244], label: [434, 334] },
    tracks: { at: [542, 276], label: [560, 334] },
    'boom-pins': { at: [160, 70], label: [222, 32] },
    cab: { at: [364, 150], label: [352, 60] },
  },
} satisfies Sheet<'excavator'>;

export const backhoe = {
  outline: (
    <>
      <Shape d="M148 232l6-60 98-12v-92q0-8 8-8h92q8 0 8 8v164z" />
      <Glass d="M264 74h38v66h-30l-8 8zM309 74h39v66h-39z" />
      <Line d="M252 160v72M306 140v90M246 64h118M154 178h90M166 190h56M166 198h56M166 206h56M166 214h56M274 150v30h26M318 160h22M318 168h22" />
      <Shape d="M226 110h9v52h-9z" />
      <Shape d="M262 168l-12 16-110 34-36 40-12-6 34-50 112-40z" />
      <Line d="M234 208l-78 26" />
      <Shape d="M104 234l8 14-6 34-64 4q-4-14 8-22z" />
      <Shape d="M360 206h52v38h-52z" />
      <Shape d="M406 184h16v78h-16z" />
      <Shape d="M416 200l8-92q4-12 16-6l12 10-18 92z" />
      <Shape d="M424 112l12-12 92 34 2 14-20 2-86-34z" />
      <Shape d="M508 144l20-8 34 80 6 18-14 4-18-12z" />
      <Line d="M440 164l16-40M548 210l-12-60" />
      <Shape d="M548 226l28-4 8 34q-12 26-42 26z" />
      <Solid d="M536 280l-4 16 12-10zM550 282l0 14 10-14z" />
      <Line d="M414 262l30 34M432 296h28" />
      <Wheel x={186} y={262} r={36} />
      <Wheel x={338} y={248} r={52} />
    </>
  ),
  spots: {
    engine: { at: [190, 196], label: [140, 100] },
    pump: { at: [282, 214], label: [240, 334] },
    transmission: { at: [298, 228], label: [300, 334] },
    kingpost: { at: [414, 210], label: [480, 220] },
    'front-axle': { at: [186, 262], label: [186, 334] },
    exhaust: { at: [230, 116], label: [196, 50] },
  },
} satisfies Sheet<'backhoe'>;

const loaderBody = (
  <>
    <Shape d="M214 240v-60l30-14v-82q0-8 8-8h120q8 0 8 8l4 56h92q14 0 14 14v86z" />
    <Glass d="M254 88h108l4 88h-102l-10-12z" />
    <Line d="M372 178l12 62M398 152h78M398 160h78M398 168h78M398 176h78M398 184h78M252 204h110M280 88v88M308 88v88M336 88v88M254 132h110M396 200h60v28h-60z" />
    <Line d="M264 178v22h60l10-40" />
    <Shape d="M480 132l8-26-14-8H270l-60 92-22 60 12 6 36-58 50-78h170z" />
    <Line d="M396 150l-80-34" />
    <Shape d="M186 240l16 10-8 42H84q2-16 26-24l58-8z" />
    <Line d="M84 292l-8-4M204 262l14-26" />
  </>
);

export const loader = {
  outline: (
    <>
      {loaderBody}
      <Shape d="M240 240h232v16H240z" />
      <Wheel x={276} y={260} r={40} />
      <Wheel x={432} y={260} r={40} />
    </>
  ),
  spots: {
    'seat-bar': { at: [306, 188], label: [210, 50] },
    chaincase: { at: [354, 250], label: [354, 334] },
    cooling: { at: [440, 164], label: [540, 90] },
  },
} satisfies Sheet<'loader'>;

export const trackLoader = {
  outline: (
    <>
      {loaderBody}
      <Solid d="M250 300l-30-30q-6-14 10-18l220-34h40q18 0 22 16l2 22-44 44z" />
      <Shape d="M258 290l-20-22q-2-6 6-8l208-28h34q10 0 12 10v12l-34 36z" />
      <Wheel x={474} y={250} r={16} />
      <Line d="M272 282a9 9 0 1 1 1 0zM316 282a9 9 0 1 1 1 0zM360 282a9 9 0 1 1 1 0zM404 282a9 9 0 1 1 1 0z" />
    </>
  ),
  spots: {
    cab: { at: [344, 108], label: [300, 36] },
    exhaust: { at: [430, 146], label: [540, 90] },
    track: { at: [330, 290], label: [330, 334] },
  },
} satisfies Sheet<'track-loader'>;
