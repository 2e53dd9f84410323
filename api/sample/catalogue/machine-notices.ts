/**
 * Facts of one digital product or appliance, for its notice (상품정보제공고시) and specification. They
 * are derived from the product name, so that name and table agree.
 */
interface MachineFacts {
  /** 정격전압·소비전력. */
  power: string;
  /** 에너지소비효율등급. */
  energy: string;
  /** 크기·무게. */
  size: string;
  /** 주요 사양, as rows of the specification. */
  specs: readonly (readonly [key: string, value: string])[];
}

interface Machine {
  archetype: string;
  name: string;
  /** Values to choose, by the name of their option level. */
  choices: ReadonlyMap<string, string>;
}

const notGraded = '해당 없음(등급 표시 대상 품목이 아님)';
const numberIn = (name: string, pattern: RegExp, fallback: number): number =>
  Number(pattern.exec(name)?.[1] ?? fallback);

const charged = (watts: number): string => `DC 5V(USB-C 충전) · ${watts}W`;
const mains = (watts: string): string => `220V, 60Hz · ${watts}W`;

const laptop = ({ name, choices }: Machine): MachineFacts => {
  const isGaming = /게이밍/.test(name);
  const isLarge = isGaming || /16형/.test(name);
  const panel = isGaming
    ? '2,560×1,600 IPS 165Hz'
    : /OLED/.test(name)
      ? '2,880×1,800 OLED'
      : isLarge
        ? '2,560×1,600 IPS'
        : '1,920×1,200 IPS';
  const weight = /990g/.test(name) ? '0.99kg' : isGaming ? '2.3kg' : isLarge ? '1.72kg' : '1.35kg';
  return {
    power: `AC 100~240V, 50/60Hz · ${isGaming ? 180 : 65}W 어댑터`,
    energy: notGraded,
    size: `${isLarge ? '357×251×18mm' : '312×221×16mm'} · ${weight}`,
    specs: [
      ['화면', `${isLarge ? '16형(40.6cm)' : '14형(35.5cm)'} ${panel}`],
      [
        'CPU',
        /AI/.test(name)
          ? '12코어 최대 5.0GHz, NPU 48TOPS'
          : isGaming
            ? '14코어 최대 5.2GHz'
            : /사무용/.test(name)
              ? '8코어 최대 4.6GHz'
              : '10코어 최대 4.9GHz',
      ],
      ['그래픽', isGaming ? '외장 그래픽 8GB' : 'CPU 내장 그래픽'],
      ['메모리', choices.get('메모리') ?? '16GB'],
      ['저장장치', `${choices.get('저장 용량') ?? '512GB'} NVMe SSD`],
      ['운영체제', /윈도우/.test(name) ? '윈도우 11 홈' : '미포함'],
      ['무게', weight],
    ],
  };
};

const smartphone = ({ name, choices }: Machine): MachineFacts => {
  const isLarge = /대화면|울트라|프로/.test(name);
  return {
    power: `DC 9V(USB-C 충전) · 25W`,
    energy: notGraded,
    size: isLarge ? '162×77×8.2mm · 205g' : '149×71×7.6mm · 172g',
    specs: [
      ['화면', isLarge ? '6.7형 OLED 120Hz' : '6.2형 OLED 120Hz'],
      ['저장 용량', choices.get('저장 용량') ?? '256GB'],
      ['카메라', /광학 줌/.test(name) ? '5천만 화소, 광학 3배 줌' : '5천만 화소'],
      ['배터리', isLarge ? '5,000mAh' : '4,000mAh'],
    ],
  };
};

const monitor = ({ name }: Machine): MachineFacts => {
  const inches = numberIn(name, /(\d+)형/, 27);
  const [width, height, weight, watts] =
    inches === 32
      ? [714, 520, '7.8kg', '48']
      : inches === 24
        ? [540, 465, '4.6kg', '28']
        : [612, 510, '5.9kg', '36'];
  const resolution = /4K|OLED/.test(name)
    ? '3,840×2,160'
    : /QHD|디자이너/.test(name)
      ? '2,560×1,440'
      : '1,920×1,080';
  return {
    power: mains(watts),
    energy: notGraded,
    size: `${width}×${height}×220mm(받침대 포함) · ${weight}`,
    specs: [
      ['화면', `${inches}형 ${/OLED/.test(name) ? 'OLED' : 'IPS'}`],
      ['해상도', resolution],
      ['주사율', /165Hz|게이밍/.test(name) ? '165Hz' : '75Hz'],
      ['단자', /USB-C/.test(name) ? 'HDMI, DP, USB-C(65W 충전)' : 'HDMI, DP'],
    ],
  };
};

const washer = ({ name }: Machine): MachineFacts => {
  const kg = numberIn(name, /(\d+)kg/, /미니/.test(name) ? 12 : 21);
  const isSmall = kg < 20;
  return {
    power: mains(isSmall ? '1,800' : '2,150'),
    energy: /1등급/.test(name) ? '1등급' : '2등급',
    size: isSmall ? '600×850×600mm · 65kg' : '700×990×830mm · 98kg',
    specs: [
      ['세탁 용량', `${kg}kg`],
      ['건조', /건조 겸용/.test(name) ? `${Math.round(kg / 2)}kg` : '없음'],
      ['모터', '인버터 모터'],
    ],
  };
};

const fridge = ({ name }: Machine): MachineFacts => {
  const litres = numberIn(
    name,
    /(\d+)L/,
    /4도어/.test(name) ? 870 : /2도어/.test(name) ? 330 : 600,
  );
  const [size, kwh] =
    litres > 800
      ? ['914×1,800×920mm · 145kg', 38.2]
      : litres > 500
        ? ['820×1,790×740mm · 108kg', 31.5]
        : ['595×1,780×650mm · 68kg', 22.4];
  const grade = /1등급|절전형/.test(name) ? '1등급' : '2등급';
  return {
    power: mains('150'),
    energy: `${grade}(월 소비전력량 ${kwh}kWh)`,
    size: `${size}`,
    specs: [
      ['전체 용량', `${litres}L`],
      ['냉각 방식', '간접 냉각, 인버터 압축기'],
    ],
  };
};

const purifier = ({ name }: Machine): MachineFacts => {
  const area = numberIn(name, /(\d+)㎡/, /미니/.test(name) ? 33 : 60);
  return {
    power: mains(area > 80 ? '60' : area > 40 ? '42' : '28'),
    energy: '2등급',
    size: area > 40 ? '376×690×376mm · 9.8kg' : '240×420×240mm · 4.1kg',
    specs: [
      ['표준 사용 면적', `${area}㎡`],
      ['필터', '극세, 탈취, 헤파 H13'],
    ],
  };
};

const riceCooker = ({ name }: Machine): MachineFacts => {
  const people = numberIn(name, /(\d+)인용/, /미니|소형/.test(name) ? 3 : 6);
  return {
    power: mains(people > 6 ? '1,390' : people > 3 ? '1,090' : '580'),
    energy: /IH|압력/.test(name) ? '1등급' : '2등급',
    size: people > 3 ? '270×260×380mm · 6.4kg' : '230×210×300mm · 3.2kg',
    specs: [
      ['용량', `${people}인용`],
      ['가열 방식', /IH/.test(name) ? 'IH' : '열판'],
    ],
  };
};

const humidifier = ({ name }: Machine): MachineFacts => {
  const isSmall = /미니|데스크/.test(name);
  const litres = numberIn(name, /(\d+)L/, isSmall ? 2 : 6);
  return {
    power: mains(/가열식|복합식/.test(name) ? '280' : '25'),
    energy: notGraded,
    size: litres > 4 ? '230×330×230mm · 3.4kg' : '190×260×190mm · 1.9kg',
    specs: [
      ['물통 용량', `${litres}L`],
      ['가습 방식', /가열식|초음파|자연 기화식|복합식/.exec(name)?.[0] ?? '초음파'],
    ],
  };
};

const smartwatch = ({ name, choices }: Machine): MachineFacts => ({
  power: charged(3),
  energy: notGraded,
  size: `44×44×11mm · ${/초경량|티타늄/.test(name) ? 29 : 38}g(줄 제외)`,
  specs: [
    ['화면', '1.4형 AMOLED'],
    ['크기', choices.get('크기') ?? '44mm'],
    ['방수', '5기압'],
    ['배터리', `최대 ${numberIn(name, /배터리 (\d+)일/, 7)}일`],
  ],
});

const earbuds = ({ name }: Machine): MachineFacts => ({
  power: charged(2),
  energy: notGraded,
  size: '60×48×25mm(충전함) · 한쪽 5g, 충전함 42g',
  specs: [
    ['연결', '블루투스 5.4'],
    ['재생 시간', `충전함 포함 ${numberIn(name, /(\d+)시간/, 24)}시간`],
    ['방수', /방수|IPX5/.test(name) ? 'IPX5' : 'IPX4'],
  ],
});

const keyboard = ({ name, choices }: Machine): MachineFacts => ({
  power: charged(2),
  energy: notGraded,
  size: /미니|텐키리스|87키/.test(name) ? '355×135×38mm · 780g' : '440×138×38mm · 960g',
  specs: [
    ['스위치', choices.get('스위치') ?? '적축'],
    ['연결', '블루투스, USB-C'],
    ['자판', /미니|텐키리스|87키/.test(name) ? '87키 한글' : '104키 한글'],
  ],
});

const camera = ({ name, choices }: Machine): MachineFacts => ({
  power: `DC 7.2V(충전지) · 3.5W`,
  energy: notGraded,
  size: /똑딱이|컴팩트|디카|여행용/.test(name) ? '110×64×41mm · 298g' : '129×96×70mm · 598g(몸체)',
  specs: [
    ['이미지 센서', /풀프레임/.test(name) ? '35mm 풀프레임' : 'APS-C'],
    ['유효 화소', '2,600만 화소'],
    ['동영상', '4K 60p'],
    ['구성', choices.get('구성') ?? '본체'],
  ],
});

const speaker = ({ name }: Machine): MachineFacts => ({
  power: charged(numberIn(name, /(\d+)W/, 20)),
  energy: notGraded,
  size: '96×210×96mm · 780g',
  specs: [
    ['출력', `${numberIn(name, /(\d+)W/, 20)}W`],
    ['재생 시간', `${numberIn(name, /(\d+)시간/, 15)}시간`],
    ['방수', /방수|IPX7/.test(name) ? 'IPX7' : 'IPX4'],
  ],
});

const vacuum = ({ name }: Machine): MachineFacts => ({
  power: '충전 220V, 60Hz · 본체 DC 25.2V, 450W',
  energy: notGraded,
  size: `250×1,130×235mm · ${/1\.4kg/.test(name) ? 1.4 : 2.6}kg`,
  specs: [
    ['흡입력', `${numberIn(name, /(\d+)W 흡입력/, 200)}W`],
    ['사용 시간', /배터리 2개/.test(name) ? '최대 120분(배터리 2개)' : '최대 60분'],
    ['필터', '헤파 H13'],
  ],
});

const coffeeMachine = ({ name }: Machine): MachineFacts => ({
  power: mains('1,450'),
  energy: notGraded,
  size: /컴팩트/.test(name) ? '150×310×330mm · 4.2kg' : '290×330×310mm · 8.6kg',
  specs: [
    ['물통 용량', '1.5L'],
    ['추출 압력', '15바'],
  ],
});

const hairDryer = ({ name }: Machine): MachineFacts => ({
  power: mains(/1900W/.test(name) ? '1,900' : '1,600'),
  energy: notGraded,
  size: `${/접이식|여행용|미니|휴대용/.test(name) ? '150×190×75mm' : '245×205×90mm'} · ${/380g/.test(name) ? 380 : 460}g`,
  specs: [
    ['바람', '3단계, 냉풍'],
    ['전선 길이', '1.8m'],
  ],
});

const byArchetype: Readonly<Record<string, (machine: Machine) => MachineFacts>> = {
  laptop,
  smartphone,
  monitor,
  washer,
  fridge,
  'air-purifier': purifier,
  'rice-cooker': riceCooker,
  humidifier,
  smartwatch,
  earbuds,
  keyboard,
  camera,
  speaker,
  vacuum,
  'coffee-machine': coffeeMachine,
  'hair-dryer': hairDryer,
};

/** Undefined for goods that are no machines. */
export const machineFactsOf = (machine: Machine): MachineFacts | undefined =>
  byArchetype[machine.archetype]?.(machine);
