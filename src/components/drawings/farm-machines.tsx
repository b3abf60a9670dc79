import { Glass, Line, Shape, type Sheet, Wheel } from './sheet';

export const tractor = {
  outline: (
    <>
      <Shape d="M82 226v-40l16-16 144-10v-88q0-10 10-10h112q10 0 10 10l12 100v52z" />
      <Glass d="M252 76h46v106h-46zM304 76h56l10 82h-66z" />
      <Line d="M242 164v60M98 172v54M112 180h62M112 188h62M112 196h62M112 204h62M112 212h62M301 66v120M240 64h132M186 176v48M196 180h40v36h-40z" />
      <Shape d="M200 100h9v62h-9z" />
      <Shape d="M246 200h46v40h-46z" />
      <Line d="M72 226h22v18H72z" />
      <Shape d="M286 222q4-64 76-66 70 2 80 56l-14 4q-10-44-66-46-58 2-62 52z" />
      <Shape d="M424 244h60v14h-60z" />
      <Line d="M404 214l44 6 24 24M420 206h24v16h-24zM448 226h26" />
      <Line d="M484 251h30l18 12h40M572 240v34" />
      <Shape d="M526 240h88v-64l-26-24h-62z" />
      <Line d="M526 166h70M540 180h64M540 192h64M540 204h64M540 216h64M540 228h64" />
      <Wheel x={572} y={276} r={24} />
      <Wheel x={150} y={260} r={40} />
      <Wheel x={362} y={236} r={64} />
    </>
  ),
  spots: {
    engine: { at: [142, 194], label: [140, 110] },
    'engine-front': { at: [98, 200], label: [40, 130] },
    'fuel-tank': { at: [268, 226], label: [256, 334] },
    hydraulics: { at: [432, 212], label: [470, 110] },
    hitch: { at: [570, 200], label: [604, 110] },
    pto: { at: [460, 250], label: [470, 334] },
  },
} satisfies Sheet<'tractor'>;

export const combine = {
  outline: (
    <>
      <Shape d="M212 236v-70l18-12V84q0-10 10-10h70l16 26h36l10-34h150l30 40v70l34 44-20 20z" />
      <Glass d="M242 86h62v62h-62z" />
      <Line d="M230 154h92M274 86v62M322 100v136M362 100h178M420 66V52h92v14M340 118h60M340 132h60M470 118h76v52h-76zM482 118v52M494 118v52M506 118v52M518 118v52M530 118v52" />
      <Line d="M346 170m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M414 186m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M344 154l66 8M350 186l62 24" />
      <Shape d="M520 176h44v34h-44z" />
      <Shape d="M324 82l-190-46-8 10 8 10 186 44z" />
      <Shape d="M224 206l-106 42 6 24 112-34z" />
      <Shape d="M128 240l-24 6-52 40v14h84l10-26z" />
      <Line d="M92 232m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M92 202v60M62 232h60M71 211l42 42M113 211l-42 42" />
      <Line d="M560 228l40 30 10-10M212 166l-14 70M198 236h24" />
      <Wheel x={284} y={240} r={60} />
      <Wheel x={510} y={264} r={36} />
    </>
  ),
  spots: {
    drives: { at: [414, 186], label: [400, 334] },
    screen: { at: [508, 140], label: [604, 90] },
    electrics: { at: [274, 130], label: [200, 110] },
    'def-tank': { at: [542, 194], label: [612, 180] },
  },
} satisfies Sheet<'combine'>;
