/* Loops over the layers of a net, which compilers vectorize.
 *
 * compile_core.py inserts this file, after the constants of net_sizes.py, into the C that mypyc generates, in place of
 * the functions of the same names. interpreted_layers.py computes the same numbers in Python.
 *
 * Arithmetic is unsigned, so that it wraps without undefined behavior.
 */

typedef burgrave___kernel___compiled_layers___LayersObject NetLayers;
typedef burgrave___kernel___compiled_layers___SumsObject NetSums;
typedef burgrave___kernel___net___LookObject NetLook;

static void add_row(uint16_t *__restrict sums, const uint16_t *__restrict row, uint16_t change) {
    for (int lane = 0; lane < NET_HIDDEN; lane++)
        sums[lane] = (uint16_t)(sums[lane] + (uint32_t)row[lane] * change);
}

static uint32_t product(const int16_t *__restrict clipped, const int16_t *__restrict weights) {
    uint32_t total = 0;
    for (int lane = 0; lane < NET_HIDDEN; lane++)
        total += (uint32_t)((int32_t)clipped[lane] * weights[lane]);
    return total;
}

/* Return true if the index is below the number of inputs; otherwise set an exception. */
static bool check_input(int64_t place, int64_t inputs) {
    if (place >= 0 && place < inputs)
        return true;
    PyErr_SetString(PyExc_IndexError, "a net has no such input");
    return false;
}

static int64_t rows_of(const NetLayers *layers) {
    return layers->_first.len / NET_HIDDEN;
}

static void add_input(const NetSums *self, const NetLayers *layers, int64_t place, int64_t change) {
    add_row((uint16_t *)self->__sums.items, (const uint16_t *)layers->_first.items + place * NET_HIDDEN,
            (uint16_t)change);
}

char CPyDef_compiled_layers___Sums___clear(PyObject *cpy_r_self) {
    const NetSums *self = (NetSums *)cpy_r_self;
    const NetLayers *layers = (NetLayers *)self->__layers;
    memcpy(self->__sums.items, layers->_first_bias.items, sizeof(int16_t) * NET_HIDDEN);
    return 1;
}

char CPyDef_compiled_layers___Sums___add(PyObject *cpy_r_self, int64_t cpy_r_place, int64_t cpy_r_change) {
    const NetSums *self = (NetSums *)cpy_r_self;
    const NetLayers *layers = (NetLayers *)self->__layers;
    if (!check_input(cpy_r_place, rows_of(layers)))
        return 2;
    add_input(self, layers, cpy_r_place, cpy_r_change);
    return 1;
}

char CPyDef_compiled_layers___Sums___flip(PyObject *cpy_r_self, VecI16 cpy_r_values, int64_t cpy_r_first,
                                          int64_t cpy_r_mask) {
    const NetSums *self = (NetSums *)cpy_r_self;
    const NetLayers *layers = (NetLayers *)self->__layers;
    int64_t inputs = rows_of(layers) < cpy_r_values.len ? rows_of(layers) : cpy_r_values.len;
    uint64_t left = (uint64_t)cpy_r_mask;
    for (int64_t place = cpy_r_first; left; left >>= 1, place++) {
        for (; !(left & 0xFF); left >>= 8)
            place += 8;
        if (left & 1) {
            if (!check_input(place, inputs))
                return 2;
            int64_t before = cpy_r_values.items[place];
            cpy_r_values.items[place] = (int16_t)(1 - before);
            add_input(self, layers, place, 1 - 2 * before);
        }
    }
    return 1;
}

char CPyDef_compiled_layers___Sums___judge(PyObject *cpy_r_self, VecI64 cpy_r_results) {
    const NetSums *self = (NetSums *)cpy_r_self;
    const NetLayers *layers = (NetLayers *)self->__layers;
    const int16_t *sums = self->__sums.items;
    int16_t clipped[NET_HIDDEN];
    if (cpy_r_results.len < NET_OUTPUTS) {
        PyErr_SetString(PyExc_IndexError, "the outputs of a net need more room");
        return 2;
    }
    for (int lane = 0; lane < NET_HIDDEN; lane++)
        clipped[lane] = sums[lane] > 0 ? sums[lane] : 0;
    for (int output = 0; output < NET_OUTPUTS; output++)
        cpy_r_results.items[output] = layers->_last_bias.items[output];
    for (int to = 0; to < NET_SECOND; to++) {
        int32_t total = (int32_t)(product(clipped, layers->_second.items + to * NET_HIDDEN) +
                                  (uint32_t)layers->_second_bias.items[to]);
        if (total > 0)
            for (int output = 0; output < NET_OUTPUTS; output++)
                cpy_r_results.items[output] += layers->_last.items[to * NET_OUTPUTS + output] * (total / NET_STEP);
    }
    return 1;
}

char CPyDef_kernel___net___Look___put(PyObject *cpy_r_self, int64_t cpy_r_place, int64_t cpy_r_number) {
    const NetLook *self = (NetLook *)cpy_r_self;
    if (!check_input(cpy_r_place, self->_values.len))
        return 2;
    int16_t *value = self->_values.items + cpy_r_place;
    int64_t number = cpy_r_number < 0 ? 0 : cpy_r_number < NET_MOST_INPUT ? cpy_r_number : NET_MOST_INPUT;
    int64_t change = number - *value;
    if (!change)
        return 1;
    *value = (int16_t)number;
    return CPyDef_compiled_layers___Sums___add(self->__sums, cpy_r_place, change);
}

char CPyDef_kernel___net___Look___clear(PyObject *cpy_r_self) {
    const NetLook *self = (NetLook *)cpy_r_self;
    memset(self->_values.items, 0, sizeof(int16_t) * (size_t)self->_values.len);
    memset(self->__masks.items, 0, sizeof(int64_t) * (size_t)self->__masks.len);
    memset(self->__shown.items, 0xFF, sizeof(int64_t) * (size_t)self->__shown.len); /* -1 */
    return CPyDef_compiled_layers___Sums___clear(self->__sums);
}
