"""Trains weights from samples with PyTorch: the faster way where there is a GPU. The same file comes out as of `npm run train`.

python3 train.py --about about.json --samples 'dir/prefix.*' --out weights.json [--start weights.json]
"""
import argparse, base64, glob, json, math, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

p = argparse.ArgumentParser()
p.add_argument('--about', required=True)
p.add_argument('--samples', required=True, nargs='+', help='patterns without the ending')
p.add_argument('--out', required=True)
p.add_argument('--hidden', default='64,32')
p.add_argument('--seconds', type=float, default=20)
p.add_argument('--passes', type=float, default=8, help='at most')
p.add_argument('--batch', type=int, default=8192)
p.add_argument('--rate', type=float, default=2e-3)
p.add_argument('--scores', type=float, default=0.5, help='how much foretelling the scores counts while training')
p.add_argument('--decay', type=float, default=0.02)
p.add_argument('--dropout', type=float, default=0.1)
p.add_argument('--start', help='goes on from the chances of this file')
p.add_argument('--weigh', type=float, nargs='*', default=[], help='how much each pattern counts')
p.add_argument('--seed', type=int, default=1)
a = p.parse_args()

torch.manual_seed(a.seed)
about = json.load(open(a.about))
seats, inputs = about['seats'], about['inputs']
device = 'cuda' if torch.cuda.is_available() else 'cpu'
label = f"{about['game']} {about['family']}"
POSITION = np.dtype([('x', 'u1', (inputs,)), ('win', 'u1', (seats,)), ('score', 'u1', (seats,)),
                     ('formula', '<u2', (seats,)), ('game', '<u4')])


def held(games):
    """Every tenth game is kept for the report: a hash, so that neighbours do not fall together."""
    return ((games.astype(np.uint64) * np.uint64(2654435761)) >> np.uint64(7)) % np.uint64(10) == 0


def read(kind, ending):
    parts, weights = [], []
    for i, pattern in enumerate(a.samples):
        for f in sorted(glob.glob(f'{pattern}.{ending}')):
            part = np.fromfile(f, dtype=kind)
            parts.append(part)
            weights.append(np.full(len(part), a.weigh[i] if i < len(a.weigh) else 1.0, dtype=np.float32))
    return parts, weights


def pack(t, kind):
    return base64.b64encode(np.ascontiguousarray(t).astype(kind).tobytes()).decode()


def layer_file(w, b):
    """w: [inputs, outputs]. Whole numbers with a scale for each row."""
    w = w.detach().double().cpu().numpy()
    scale = np.maximum(np.abs(w).max(1), 1e-12) / 127
    q = np.clip(np.round(w / scale[:, None]), -127, 127)
    bias = np.zeros(0) if b is None else b.detach().double().cpu().numpy()
    return {'inputs': w.shape[0], 'outputs': w.shape[1], 'weights': pack(q, 'i1'), 'scales': pack(scale, '<f4'),
            'biases': pack(bias, '<f4')}


def floats(text, kind='<f4'):
    return np.frombuffer(base64.b64decode(text), dtype=kind)


def dense(l):
    w = floats(l['weights'], 'i1').reshape(l['inputs'], l['outputs']).astype(np.float64)
    return w * floats(l['scales']).astype(np.float64)[:, None], floats(l['biases']).astype(np.float64)


def run(layers, x):
    """What a reader of the file comes to."""
    x = x.astype(np.float64)
    for i, l in enumerate(layers):
        w, b = dense(l)
        x = x @ w + b
        if i < len(layers) - 1:
            x = np.maximum(x, 0)
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def schedule(opt, share, step):
    for group in opt.param_groups:
        group['lr'] = a.rate * min(1.0, (step + 1) / 100) * (0.5 * (1 + math.cos(math.pi * share)) + 0.005)


def logloss(probs, target):
    return -(target * probs.clamp(1e-6, 1).log()).sum(1)


def standard(x):
    sample = x[torch.randint(len(x), (min(len(x), 300_000),), device=device)].float()
    return sample.mean(0), sample.std(0).clamp(min=0.05)


def folded(linear, mean, std):
    w = linear.weight.double() / std.double()
    return w.t(), linear.bias.double() - w @ mean.double()


def train_chances():
    parts, weights = read(POSITION, 'positions')
    data, weight = np.concatenate(parts), np.concatenate(weights)
    test = held(data['game'])

    def tensors(rows):
        win = torch.from_numpy(np.ascontiguousarray(rows['win'])).to(device).float()
        return (torch.from_numpy(np.ascontiguousarray(rows['x'])).to(device), win / win.sum(1, keepdim=True),
                torch.from_numpy(np.ascontiguousarray(rows['score'])).to(device).float(),
                torch.from_numpy(rows['formula'].astype(np.float32) / 65535).to(device))

    vx, vwin, _, vformula = tensors(data[test][:1_000_000])
    tx, twin, tscore, _ = tensors(data[~test])
    tweight = torch.from_numpy(weight[~test]).to(device)
    n = len(tx)
    mean, std = standard(tx)
    sizes = [inputs] + [int(h) for h in a.hidden.split(',')]
    layers = []
    for i in range(len(sizes) - 1):
        layers += [nn.Linear(sizes[i], sizes[i + 1]), nn.ReLU(), nn.Dropout(a.dropout)]
    body = nn.Sequential(*layers).to(device)
    # Scores, each against the mean of the table, are foretold by the way: they say more than who won.
    head, scores = nn.Linear(sizes[-1], seats).to(device), nn.Linear(sizes[-1], seats).to(device)
    spread = (tscore - tscore.mean(1, keepdim=True)).std().clamp(min=1)
    if a.start:
        old = [dense(l) for l in json.load(open(a.start))['chances']]
        with torch.no_grad():
            for i, (m, (w, b)) in enumerate(zip([m for m in body if isinstance(m, nn.Linear)] + [head], old)):
                w, b = torch.from_numpy(w).to(device), torch.from_numpy(b).to(device)
                if i == 0:
                    b = b + mean.double() @ w
                    w = w * std.double()[:, None]
                m.weight.copy_(w.t())
                m.bias.copy_(b)
    everything = [*body.parameters(), *head.parameters(), *scores.parameters()]
    opt = torch.optim.AdamW(everything, lr=a.rate, weight_decay=a.decay)
    batch = min(a.batch, max(256, n // 100))
    most = max(1, int(n // batch * a.passes))
    start, step = time.time(), 0
    perm, at = torch.randperm(n, device=device), 0

    @torch.no_grad()
    def validated():
        body.eval()
        out = torch.cat([F.softmax(head(body((part.float() - mean) / std)), 1) for part in vx.split(262144)])
        body.train()
        return out

    best, kept, every = 1e9, None, max(1, n // batch // 2)
    if a.start:
        best, kept = logloss(validated(), vwin).mean().item(), (0, [t.detach().clone() for t in everything])
    before = best
    while True:
        share = max((time.time() - start) / a.seconds, step / most)
        if share >= 1:
            break
        schedule(opt, share, step)
        if at + batch > n:
            perm, at = torch.randperm(n, device=device), 0
        rows = perm[at:at + batch]
        at += batch
        hidden = body((tx[rows].float() - mean) / std)
        loss = (-(twin[rows] * F.log_softmax(head(hidden), 1)).sum(1) * tweight[rows]).sum() / tweight[rows].sum()
        if a.scores > 0:
            wanted = (tscore[rows] - tscore[rows].mean(1, keepdim=True)) / spread
            loss = loss + a.scores * ((scores(hidden) - wanted) ** 2).mean()
        opt.zero_grad(set_to_none=True)
        loss.backward()
        opt.step()
        step += 1
        if step % every == 0 or step == most:
            now = logloss(validated(), vwin).mean().item()
            if now < best:
                best, kept = now, (step, [t.detach().clone() for t in everything])
    if kept is not None:
        with torch.no_grad():
            for t, old in zip(everything, kept[1]):
                t.copy_(old)
    body.eval()
    net = nn.Sequential(*body, head)
    linears = [m for m in net if isinstance(m, nn.Linear)]
    files = []
    for i, m in enumerate(linears):
        w, b = folded(m, mean, std) if i == 0 else (m.weight.t(), m.bias)
        files.append(layer_file(w, b))
    with torch.no_grad():
        full = validated()
    small = torch.from_numpy(run(files, vx.cpu().numpy())).float().to(device)
    formula = vformula / vformula.sum(1, keepdim=True).clamp(min=1e-6)
    games = len(np.unique(data['game']))
    report = {
        'positions': len(data), 'games': games, 'steps': step, 'seconds': round(time.time() - start, 1),
        'passes': round(step * batch / n, 1), 'best': 0 if kept is None else round(kept[0] * batch / n, 1),
        'start': round(before, 4),
        'formula': round(logloss(formula, vwin).mean().item(), 4),
        'network': round(logloss(full, vwin).mean().item(), 4),
        'wholeNumbers': round(logloss(small, vwin).mean().item(), 4),
    }
    q, w = small[:, 0], vwin[:, 0]
    report['calibration'] = [
        [lo / 10, int(m.sum()), round(q[m].mean().item(), 3), round(w[m].mean().item(), 3)]
        for lo in range(10) for m in [(q >= lo / 10) & (q < (lo + 1) / 10)] if m.sum() > 50]
    print(label, 'chances', json.dumps(report), flush=True)
    picks = np.linspace(0, len(vx) - 1, 6).astype(int)
    rows = vx.cpu().numpy()[picks]
    checks = [{'features': pack(x, 'u1'), 'chances': [round(float(v), 5) for v in pr]}
              for x, pr in zip(rows, run(files, rows))]
    return files, checks, report


chances, checks, _ = train_chances()
out = {'game': about['game'], 'family': about['family'], 'rules': about['rules'], 'features': about['features'],
       'seats': seats, 'chances': chances, 'checks': checks}
json.dump(out, open(a.out, 'w'), indent=2)
