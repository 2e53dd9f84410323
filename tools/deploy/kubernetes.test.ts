import fs from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settingsRead } from '../verify/settings.mjs';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'deploy/kubernetes');
const settings = new Set(settingsRead(root));

/** Models that validate a resource against the schema of its kind. */
const models = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
};

const resource = z.looseObject({
  kind: z.enum(Object.keys(models) as (keyof typeof models)[]),
  metadata: z.looseObject({ name: z.string() }),
});
type Resource = z.infer<typeof resource>;

const files = fs.readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
const resources: Resource[] = files.flatMap((name) =>
  parseAllDocuments(fs.readFileSync(path.join(folder, name), 'utf8')).map((document) =>
    resource.parse(document.toJS()),
  ),
);
const ofKind = <T>(kind: Resource['kind'], schema: z.ZodType<T>): T[] =>
  resources.filter((one) => one.kind === kind).map((one) => schema.parse(one));

const named = z.object({ name: z.string() });
const labels = z.record(z.string(), z.string());
const httpGet = z.object({ path: z.string(), port: z.string() });
const probe = z.object({ httpGet });
const pod = z.object({
  metadata: z.object({ labels }),
  spec: z.object({
    terminationGracePeriodSeconds: z.number(),
    securityContext: z.object({ runAsNonRoot: z.literal(true) }),
    containers: z.array(
      z.object({
        ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
        envFrom: z.array(
          z.union([z.object({ configMapRef: named }), z.object({ secretRef: named })]),
        ),
        readinessProbe: probe,
        livenessProbe: probe,
        startupProbe: probe,
        lifecycle: z.object({ preStop: z.unknown() }),
        resources: z.object({ requests: z.unknown(), limits: z.object({ memory: z.string() }) }),
        securityContext: z.object({
          allowPrivilegeEscalation: z.literal(false),
          readOnlyRootFilesystem: z.literal(true),
        }),
      }),
    ),
  }),
});
const deployments = ofKind(
  'Deployment',
  z.object({
    metadata: named,
    spec: z.object({
      replicas: z.number(),
      strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0) }) }),
      selector: z.object({ matchLabels: labels }),
      template: pod,
    }),
  }),
);
const podLabels = deployments.map(({ spec }) => spec.template.metadata.labels);
const selectsPods = (selector: Record<string, string>) =>
  podLabels.some((own) => Object.entries(selector).every(([key, value]) => own[key] === value));

it.each(resources.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
  '%s fits the schema of its kind',
  (_name, one) => {
    // The model is chosen by the kind of the resource.
    const Model = models[one.kind] as new (data: object) => { validate(): void };
    expect(() => new Model(one).validate()).not.toThrow();
  },
);

it('the validation refuses a resource with a value of a wrong type', () => {
  const [first] = resources.filter(({ kind }) => kind === 'Deployment');
  const wrong = { ...first, spec: { ...(first?.spec as object), replicas: 'two' } };
  expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas/);
});

it('gateway and api have at least two pods, and a disruption budget keeps one of them', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'gateway']);
  for (const { spec } of deployments) expect(spec.replicas).toBeGreaterThan(1);
  const budgets = ofKind(
    'PodDisruptionBudget',
    z.object({
      spec: z.object({
        minAvailable: z.number().min(1),
        selector: z.object({ matchLabels: labels }),
      }),
    }),
  );
  expect(budgets).toHaveLength(deployments.length);
  for (const { spec } of budgets) expect(selectsPods(spec.selector.matchLabels)).toBe(true);
});

it('services and deployments select existing pods and ports', () => {
  const services = ofKind(
    'Service',
    z.object({
      spec: z.object({
        selector: labels,
        ports: z.array(z.object({ port: z.number(), targetPort: z.string() })),
      }),
    }),
  );
  for (const { spec } of services) {
    const target = deployments.find(({ spec: { template } }) =>
      Object.entries(spec.selector).every(
        ([key, value]) => template.metadata.labels[key] === value,
      ),
    );
    const ports = target?.spec.template.spec.containers.flatMap((one) => one.ports) ?? [];
    for (const { targetPort, port } of spec.ports)
      expect(ports).toContainEqual({ name: targetPort, containerPort: port });
  }
  for (const { spec } of deployments) expect(selectsPods(spec.selector.matchLabels)).toBe(true);
});

it('probes request existing paths, and a lost database restarts no api', () => {
  const paths = (name: string) => {
    const found = deployments.find(({ metadata }) => metadata.name === name);
    return found?.spec.template.spec.containers.map(({ readinessProbe, livenessProbe }) => [
      readinessProbe.httpGet.path,
      livenessProbe.httpGet.path,
    ]);
  };
  expect(paths('api')).toEqual([['/api/ready', '/api/health']]);
  expect(paths('gateway')).toEqual([['/builds/ready', '/builds/ready']]);
});

it('sets only settings that the processes read, and gives the gateway no secret of the api', () => {
  const maps = ofKind('ConfigMap', z.object({ metadata: named, data: labels }));
  const secrets = ofKind('Secret', z.object({ metadata: named, stringData: labels }));
  const given = [
    ...maps.flatMap(({ data }) => Object.keys(data)),
    ...secrets.flatMap(({ stringData }) => Object.keys(stringData)),
  ];
  expect(given.filter((name) => !settings.has(name))).toEqual([]);
  const ofGateway = secrets.find(({ metadata }) => metadata.name === 'shop-gateway');
  const names = Object.keys(ofGateway?.stringData ?? {});
  expect(names.filter((name) => /^(SHOP_SECRET|DATABASE_URL|TOSS_)/.test(name))).toEqual([]);
  const known = [...maps, ...secrets].map(({ metadata }) => metadata.name);
  const used = deployments.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ envFrom }) =>
      envFrom.map((from) => ('secretRef' in from ? from.secretRef.name : from.configMapRef.name)),
    ),
  );
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

it('the kustomization lists every file except the example of secrets', () => {
  const kustomization = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(fs.readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')));
  expect([...kustomization.resources].sort()).toEqual(
    files.filter((name) => name !== 'secret.example.yaml').sort(),
  );
});
