import { Line, Shape, type Sheet, Wheel } from './sheet';

export const excavator = {
  outline: (
    <>
      <Shape d="M316 252h238a24 24 0 0 1 0 48H316a24 24 0 0 1 0-48z" />
      <Line d="M328 260h214a16 16 0 0 1 0 32H328a16 16 0 0 1 0-32z" />
      <Wheel x={328} y={276} r={14} />
      <Wheel x={542} y={276} r={14} />
      <Line d="M372 292a8 8 0 0 1 16 0M412 292a8 8 0 0 1 16 0M452 292a8 8 0 0 1 16 0M492 292a8 8 0 0 1 16 0" />
      <Shape d="M392 232h84v20h-84z" />
      <Shape d="M330 232v-70h96l8-26h150q16 0 16 18v60l-10 18z" />
      <Shape d="M324 232v-118q0-10 10-10h62l16 40v88z" />
      <Line d="M334 114h54l14 36v36h-68zM334 200h68M440 152h60v64h-60zM512 152h76M512 164h76M512 176h76M512 188h76M512 200h76M512 152v64" />
      <Shape d="M316 206l-36-68-108-72-22 6 8 20 100 62 32 64z" />
      <Shape d="M148 64l22 2 6 14-56 124-16 14-12-6 46-136z" />
      <Line d="M166 72m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M302 204m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <Shape d="M252 122l-84-26 2-8 86 26z" />
      <Shape d="M92 206l32 8 4 30-34 52q-24-4-40-28l26-10z" />
      <Line d="M54 268l-8 14M66 280l-6 14M80 290l-4 12M104 152l-16 60" />
    </>
  ),
  spots: {
    cooling: { at: [552, 182], label: [604, 110] },
    engine: { at: [476, 144], label: [500, 78] },
    'fuel-tank': { at: [456, 188], label: [432, 70] },
    'def-tank': { at: [424, 212], label: [408, 56] },
    pumps: { at: [528, 216], label: [612, 240] },
    swing: { at: [434, 244], label: [434, 334] },
    tracks: { at: [542, 276], label: [560, 334] },
    'boom-pins': { at: [166, 72], label: [210, 36] },
    cab: { at: [364, 150], label: [352, 60] },
  },
} satisfies Sheet<'excavator'>;

export const backhoe = {
  outline: (
    <>
      <Shape d="M148 232l6-60 98-12v-92q0-8 8-8h92q8 0 8 8v164z" />
      <Line d="M252 160v72M264 72h84v72h-76l-8 8zM306 144v84M154 178h90M166 190h50M166 200h50M166 210h50" />
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
      <Line d="M542 282l-6 12M556 278l-2 12" />
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
    <Line d="M252 86h112l4 92h-104l-12-14zM372 178l12 62M398 152h78M398 164h78M398 176h78M252 204h110M280 86v88M308 86v88M336 86v88" />
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
      <Line d="M244 244h220v14H244z" />
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
      <Shape d="M250 300l-30-30q-6-14 10-18l220-34h40q18 0 22 16l2 22-44 44z" />
      <Line d="M258 290l-22-24 216-34h34q10 0 12 10v14l-34 34z" />
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
