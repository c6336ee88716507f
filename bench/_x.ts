import { searchPortRoyal } from './rows/search-port-royal.ts';
import { searchTicTacToe } from './rows/search-tic-tac-toe.ts';
import { gamesPortRoyal } from './rows/games-port-royal.ts';
import { Glimpse, Search } from '@captains-table/bots';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { createPolicy } from '@captains-table/port-royal/policy';
import { decision as g } from './rows/search-port-royal.ts';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { chanceFromNumbers } from '@captains-table/kernel';
import { loadTicTacToeBot } from './peers/tic-tac-toe-bot.ts';
const policy=createPolicy(CONTENT);
for (const n of [150,1000,4000,20000]) { for (let k=0;k<4;k++){ const s=performance.now(); const se=new Search({seed:`${k}`,policy,iterations:n}); const c=se.run(g); console.log(n, se.iterations, Math.round(se.iterations/(performance.now()-s)*1000), k?'':c.map(x=>`${x.move.kind} ${(x.move as any).card??''} ${x.visits} ${x.value.toFixed(2)}`).join('; ')); } }
console.log(g.pending, JSON.stringify(portRoyal.audit?.((g as any).redeal(chanceFromNumbers(1,2)))));
for (const r of [gamesPortRoyal, searchPortRoyal, searchTicTacToe]) for (let k=0;k<8;k++){const s=performance.now(); const v=r.measure(); console.log(r.name, Math.round(v), Math.round(performance.now()-s)+'ms');}
const e = new Glimpse(ticTacToe,{mode:'classic'},ticTacToe.setup(2,{mode:'classic'},chanceFromNumbers(1,0)),0);
for (const n of [100,300,1000,2000,5000,10000]) { const p=await loadTicTacToeBot(n); const A:number[]=[],B:number[]=[];
 for(let r=0;r<7;r++){ let s=performance.now(),it=0; let q=0; while(performance.now()-s<200){const se=new Search({seed:`${r}/${q++}`,iterations:n});se.run(e);it+=se.iterations;} A.push(it/(performance.now()-s)*1000);
  s=performance.now();it=0; do it+=p.think(); while(performance.now()-s<200); B.push(it/(performance.now()-s)*1000);} 
 A.sort((a,b)=>a-b);B.sort((a,b)=>a-b); console.log('budget',n,'ours',Math.round(A[3]!),'peer',Math.round(B[3]!),'ratio',(A[3]!/B[3]!).toFixed(1)); }
