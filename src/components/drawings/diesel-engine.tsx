import { Glass, Line, Shape, type Sheet, Solid } from './sheet';

export const dieselEngine = {
  outline: (
    <>
      <Shape d="M150 138h270v94H150z" />
      <Shape d="M158 104h254v34H158z" />
      <Shape d="M166 84h238q8 0 8 8v12H158V92q0-8 8-8z" />
      <Line d="M200 84v20M242 84v20M284 84v20M326 84v20M368 84v20M170 122h10M212 122h10M254 122h10M296 122h10M338 122h10M380 122h10" />
      <Shape d="M160 232h250v30q0 10-10 10H250l-20 20h-50q-20 0-20-20z" />
      <Line d="M172 240h226M206 292v8" />
      <Shape d="M420 118h34l22 22v96l-22 22h-34z" />
      <Shape d="M476 164h36v48h-36z" />
      <Line d="M512 176h18v24h-18" />
      <Shape d="M116 148h34v74h-34z" />
      <Solid d="M116 185m-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0" />
      <Shape d="M116 185m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0" />
      <Solid d="M116 185m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <Glass d="M78 94q-14 46 8 90-20 44-6 90h8V94z" />
      <Line d="M86 184h10M150 150h270M150 222h270M164 130h240" />
      <Shape d="M206 158h40v58h-40z" />
      <Shape d="M254 158h40v58h-40z" />
      <Line d="M206 172h40M254 172h40M226 158v-10h48v10M300 176h40v30h-40zM340 190h52" />
      <Line d="M330 84V66h26M340 84V74" />
      <Shape d="M356 70a24 24 0 1 1 8 14l-12 6-6-10z" />
      <Solid d="M380 66m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
      <Shape d="M404 52h40q14 0 14 14v12h-54z" />
      <Line d="M458 66h26" />
      <Shape d="M484 40h110q10 0 10 10v36q0 10-10 10H484q-10 0-10-10V50q0-10 10-10z" />
      <Line d="M502 40v56M508 40v56M560 40v56M566 40v56M474 58h28M566 58h38" />
      <Line d="M430 122v110M440 130a4 4 0 1 0 .1 0M440 222a4 4 0 1 0 .1 0M430 176h46" />
    </>
  ),
  spots: {
    'oil-pan': { at: [330, 258], label: [330, 334] },
    'fuel-filter': { at: [250, 190], label: [250, 334] },
    'cooling-circuit': { at: [134, 160], label: [110, 50] },
    turbo: { at: [380, 66], label: [330, 26] },
    aftertreatment: { at: [533, 68], label: [600, 140] },
    'flywheel-end': { at: [448, 190], label: [560, 250] },
  },
} satisfies Sheet<'engine'>;
