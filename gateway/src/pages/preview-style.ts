/**
 * Styles of the badge and the chooser, above the bars at the lower edge of the page. The text must be constant, because
 * the content policy contains its hash.
 */
export const previewStyle = `
#shop-preview{position:fixed;z-index:var(--z-toast);left:var(--space-3);right:var(--space-3);bottom:calc(var(--size-bottom-bar) + var(--space-3));pointer-events:none;color:var(--color-ink);font:var(--text-caption)}
#shop-preview .badge{display:flex;align-items:center;width:fit-content;max-width:100%;pointer-events:auto;border-radius:var(--radius-pill);background:var(--color-ink);color:var(--color-on-ink);box-shadow:var(--shadow-float);overflow-wrap:anywhere}
#shop-preview form{margin:0}
#shop-preview summary{display:flex;align-items:center;gap:var(--space-2);min-height:var(--size-target);padding:0 var(--space-4);border-radius:var(--radius-pill);list-style:none;cursor:pointer}
#shop-preview summary::-webkit-details-marker{display:none}
#shop-preview summary::after{content:"";flex:none;width:7px;height:7px;margin-top:4px;border:solid;border-width:2px 0 0 2px;transform:rotate(45deg)}
#shop-preview details[open] summary::after{margin-top:-4px;transform:rotate(225deg)}
#shop-preview .end button{white-space:nowrap;min-width:var(--size-target);min-height:var(--size-target);padding:0 var(--space-4);border:0;border-radius:var(--radius-pill);background:none;color:inherit;font:inherit;font-weight:700;text-decoration:underline;cursor:pointer}
#shop-preview .badge :focus-visible{outline:2px solid var(--color-on-ink);outline-offset:-4px}
#shop-preview .panel{position:absolute;left:0;bottom:calc(100% + var(--space-2));box-sizing:border-box;width:min(440px,100%);max-height:calc(100dvh - var(--size-bottom-bar) - 96px);overflow:auto;padding:var(--space-5);overscroll-behavior:contain;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-surface);color:var(--color-ink);box-shadow:var(--shadow-float)}
#shop-preview h2{margin:0 0 var(--space-1);font:var(--text-subtitle)}
#shop-preview p{margin:0 0 var(--space-4);color:var(--color-ink-soft)}
#shop-preview ul{display:grid;gap:var(--space-2);margin:0 0 var(--space-4);padding:0;list-style:none}
#shop-preview .row{display:grid;grid-template-columns:1fr auto;gap:0 var(--space-2);align-items:baseline}
#shop-preview label{font-weight:700}
#shop-preview .runs{color:var(--color-ink-faint);overflow-wrap:anywhere}
#shop-preview .previewed .runs{color:var(--color-accent);font-weight:700}
#shop-preview select,#shop-preview input{grid-column:1/-1;box-sizing:border-box;width:100%;min-height:var(--size-target);margin-top:var(--space-1);padding:0 var(--space-3);border:1px solid var(--color-line-control);border-radius:var(--radius-control);background:var(--color-surface);color:var(--color-ink);font:inherit;text-overflow:ellipsis}
#shop-preview .panel button{min-height:var(--size-target);padding:0 var(--space-4);border:1px solid var(--color-line-control);border-radius:var(--radius-control);background:var(--color-surface);color:var(--color-ink);font:inherit;font-weight:700;text-align:center;cursor:pointer}
#shop-preview .panel button.apply{position:sticky;bottom:0;width:100%;border-color:var(--color-ink);background:var(--color-ink);color:var(--color-on-ink)}
#shop-preview .copy{display:grid;grid-template-columns:1fr auto;gap:var(--space-1) var(--space-2);align-items:end;margin-top:var(--space-4)}
#shop-preview .copy label{grid-column:1/-1}
#shop-preview .copy input{grid-column:auto;margin:0;font:var(--text-code)}
#shop-preview output{grid-column:1/-1;min-height:1.2em;color:var(--color-good)}
#shop-preview a{display:inline-flex;align-items:center;min-height:28px;padding:0 var(--space-1);color:inherit;text-decoration:underline}
#shop-preview .panel :focus-visible{outline:2px solid var(--color-accent);outline-offset:2px}
@media print{#shop-preview{display:none}}`;

/**
 * Updates the link after a navigation, copies it, and closes the chooser with Escape. Without this script everything
 * except copying works. The text must be constant, as for the styles.
 */
export const previewScript = `(()=>{
const root=document.getElementById('shop-preview');
const details=root.querySelector('details');
const field=root.querySelector('input');
const copy=root.querySelector('.copy button');
const output=root.querySelector('output');
const refresh=()=>{const url=new URL(location.href);url.searchParams.set('preview',field.dataset.token);field.value=url.href;output.value=''};
details.addEventListener('toggle',refresh);
root.addEventListener('keydown',(event)=>{if(event.key==='Escape'&&details.open){details.open=false;details.querySelector('summary').focus()}});
copy.addEventListener('click',async()=>{refresh();try{await navigator.clipboard.writeText(field.value)}catch{field.select();document.execCommand('copy')}output.value='링크를 복사했어요'});
copy.hidden=false;
})()`;
